// Made by `npm run types` from the schema beside this file. Do not edit.

export interface paths {
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the server is well. */
        get: operations["health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every game that can be played here. */
        get: operations["games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The levels of the bots. */
        get: operations["bots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/art.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The symbols of the game's pictures. */
        get: operations["art"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/cover.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture of the game: a position in the middle of a match. */
        get: operations["cover"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/text/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The game's own words: `de.ftl` and so on. */
        get: operations["game_words"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/text/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The words shared by all games: `de.ftl` and so on. */
        get: operations["shared_words"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/rules/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rulebook, clause by clause. */
        get: operations["rules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/summary/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The game on one screen: aim, a turn in a few steps, the end, and what beginners get wrong. */
        get: operations["summary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/pictures/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture of the summary. */
        get: operations["summary_picture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/set-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What can be chosen before a match with so many players, and who plays with whom. */
        post: operations["set_up"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a match. Its links are told here and never again. */
        post: operations["create_match"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is known of a match before one comes in: note the commitment, then say hello with a nonce. */
        get: operations["match_info"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new link for a seat; the old one is revoked. */
        post: operations["new_link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The match's record: after the end, or earlier in a game where everybody sees everything. */
        get: operations["record"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A record picture by picture, as a spectator sees it. */
        post: operations["replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prove every throw of a finished record. */
        post: operations["verify_record"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** CreateMatch */
        CreateMatch: {
            game: string;
            seats: components["schemas"]["SeatRequest"][];
            /** @default {} */
            options?: {
                [key: string]: unknown;
            };
            /**
             * @default normal
             * @enum {unknown}
             */
            pace?: "fast" | "instant" | "normal" | "slow";
            /** @default null */
            from_record?: components["schemas"]["ForkRequest"] | null;
        };
        /**
         * SeatRequest
         * @description Who is to sit there: a person at this device, a person who gets a link, or a bot.
         */
        SeatRequest: {
            /** @enum {unknown} */
            kind: "bot" | "here" | "link";
            /** @default  */
            name?: string;
            /** @default  */
            level?: string;
            /** @default  */
            nonce?: string;
        };
        /**
         * ForkRequest
         * @description Go on from a step of another match.
         */
        ForkRequest: {
            record: {
                [key: string]: unknown;
            };
            at: number;
        };
        /** Health */
        Health: {
            ok: boolean;
            version: string;
            rooms: number;
            address: string | null;
        };
        /** LinkMade */
        LinkMade: {
            key: string;
        };
        /** MatchCreated */
        MatchCreated: {
            match: string;
            host_key: string;
            watch_key: string;
            commitment: string;
            seats: components["schemas"]["SeatKey"][];
        };
        /** SeatKey */
        SeatKey: {
            seat: number;
            /** @enum {unknown} */
            kind: "bot" | "here" | "link";
            key: string | null;
        };
        /** MatchInfo */
        MatchInfo: {
            match: string;
            game: string;
            commitment: string;
        };
        /**
         * NewLink
         * @description `key` is the host's.
         */
        NewLink: {
            key: string;
            seat: number;
        };
        /** RecordRequest */
        RecordRequest: {
            record: {
                [key: string]: unknown;
            };
        };
        /** Replay */
        Replay: {
            game: string;
            options: {
                [key: string]: unknown;
            };
            names: string[];
            first: components["schemas"]["Scene"];
            frames: components["schemas"]["Frame"][];
        };
        /**
         * Scene
         * @description The whole picture of one view.
         */
        Scene: {
            art: string;
            surfaces: components["schemas"]["Surface"][];
            /** @default [] */
            sprites?: components["schemas"]["Sprite"][];
            /** @default [] */
            spots?: components["schemas"]["Spot"][];
            /** @default [] */
            panels?: components["schemas"]["Panel"][];
            /**
             * @default {
             *       "t": "text",
             *       "id": "prompt",
             *       "args": {}
             *     }
             */
            prompt?: components["schemas"]["Text"];
            /** @default [] */
            choices?: components["schemas"]["Choice"][];
            /** @default [] */
            asides?: components["schemas"]["Choice"][];
        };
        /**
         * Surface
         * @description A sheet to draw on: `board` for all, `hand` for the viewer's own things, maybe a `tray`.
         */
        Surface: {
            id: string;
            width: number;
            height: number;
            /** @default [] */
            backdrop?: components["schemas"]["Mark"][];
            /** @default null */
            label?: components["schemas"]["Text"] | null;
        };
        /**
         * Mark
         * @description A fixed part of a backdrop: a rounded rectangle, a circle, a path or a symbol from the game's art.
         */
        Mark: {
            /** @enum {unknown} */
            kind: "circle" | "path" | "rect" | "symbol";
            /** @default 0 */
            x?: number;
            /** @default 0 */
            y?: number;
            /** @default 0 */
            w?: number;
            /** @default 0 */
            h?: number;
            /** @default 0 */
            r?: number;
            /** @default  */
            d?: string;
            /** @default  */
            fill?: string;
            /** @default  */
            stroke?: string;
            /** @default 0 */
            width?: number;
            /** @default 0 */
            turn?: number;
            /** @default false */
            shade?: boolean;
        };
        /**
         * Text
         * @description A text id with its arguments, which may be texts themselves; `ludotek.text` makes words of it.
         */
        Text: {
            /** @enum {unknown} */
            t: "text";
            id: string;
            /** @default {} */
            args?: {
                [key: string]: string | number | (components["schemas"]["Text"] | components["schemas"]["Who"]);
            };
        };
        /**
         * Who
         * @description A seat as an argument of a text; it is replaced by the player's name.
         */
        Who: {
            /** @enum {unknown} */
            t: "who";
            seat: number;
        };
        /**
         * Sprite
         * @description A thing on a surface. The id stays the same from picture to picture, so the client can move it there.
         */
        Sprite: {
            id: string;
            symbol: string;
            x: number;
            y: number;
            /** @default 100 */
            size?: number;
            /** @default board */
            surface?: string;
            /** @default  */
            tone?: string;
            /** @default 0 */
            turn?: number;
            /** @default 0 */
            layer?: number;
            /** @default null */
            label?: components["schemas"]["Text"] | null;
            /** @default  */
            badge?: string;
        };
        /**
         * Spot
         * @description A place that can be tapped: a circle with this radius, or a rounded square if `is_square`.
         */
        Spot: {
            id: string;
            x: number;
            y: number;
            /** @default 48 */
            r?: number;
            /** @default board */
            surface?: string;
            /** @default false */
            is_square?: boolean;
            /** @default null */
            label?: components["schemas"]["Text"] | null;
        };
        /**
         * Panel
         * @description One seat at the edge of the table.
         */
        Panel: {
            seat: number;
            face: components["schemas"]["SeatFace"];
            /** @default false */
            is_turn?: boolean;
            /** @default [] */
            counters?: components["schemas"]["Counter"][];
            /** @default [] */
            badges?: components["schemas"]["Text"][];
        };
        /**
         * SeatFace
         * @description How a seat is known to everybody: its name in the game, its tone and its shape.
         */
        SeatFace: {
            name: components["schemas"]["Text"];
            tone: string;
            shape: string;
            /** @default null */
            side?: components["schemas"]["Text"] | null;
        };
        /**
         * Counter
         * @description A small number on a panel, with the words that explain it and perhaps a symbol of the game's art.
         */
        Counter: {
            label: components["schemas"]["Text"];
            value: number;
            /** @default  */
            symbol?: string;
        };
        /**
         * Choice
         * @description One thing a seat may do now: the action, its label, and the ids of the things in the picture it is about.
         *
         *         Where several things are taken together (four of these dice, some of those), `gathers` says how many of each: the
         *         player puts them together one by one and takes back at will. A `preset` is offered ready-made: a sensible handful,
         *         or what ends a decision.
         */
        Choice: {
            action: number;
            label: components["schemas"]["Text"];
            /** @default [] */
            about?: string[];
            /** @default [] */
            leads?: components["schemas"]["Lead"][];
            /** @default {} */
            gathers?: {
                [key: string]: number;
            };
            /** @default false */
            preset?: boolean;
        };
        /**
         * Lead
         * @description Where a choice leads: this sprite would be there.
         */
        Lead: {
            sprite: string;
            x: number;
            y: number;
        };
        /**
         * Frame
         * @description The picture after a step, as differences from the one before.
         */
        Frame: {
            step: number;
            actor: number;
            /** @default [] */
            told?: components["schemas"]["Told"][];
            /** @default null */
            change?: components["schemas"]["SceneChange"] | null;
        };
        /**
         * Told
         * @description An event as one viewer may know it: words, motions of the picture's sprites, and a sound.
         */
        Told: {
            /** @default null */
            text?: components["schemas"]["Text"] | null;
            /** @default null */
            seat?: number | null;
            /** @default [] */
            motions?: (components["schemas"]["Walk"] | components["schemas"]["TurnOver"] | components["schemas"]["Tumble"] | components["schemas"]["Arrive"] | components["schemas"]["Depart"])[];
            /**
             * @default
             * @enum {unknown}
             */
            cue?: "" | "bad" | "card" | "good" | "home" | "knock" | "place" | "step" | "throw" | "turn" | "win";
            /** @default false */
            at_once?: boolean;
        };
        /**
         * Walk
         * @description A sprite goes along these points, one after the other.
         */
        Walk: {
            /** @enum {unknown} */
            t: "walk";
            sprite: string;
            along: [
                number,
                number
            ][];
        };
        /**
         * TurnOver
         * @description A sprite turns over and shows this symbol.
         */
        TurnOver: {
            /** @enum {unknown} */
            t: "turn_over";
            sprite: string;
            symbol: string;
        };
        /**
         * Tumble
         * @description A die is thrown and settles with this symbol.
         */
        Tumble: {
            /** @enum {unknown} */
            t: "tumble";
            sprite: string;
            symbol: string;
        };
        /**
         * Arrive
         * @description A sprite of the new picture comes from where `origin` lies, a sprite or spot of any surface: a drawn card.
         */
        Arrive: {
            /** @enum {unknown} */
            t: "arrive";
            sprite: string;
            origin: string;
            /** @default  */
            symbol?: string;
        };
        /**
         * Depart
         * @description A sprite of the old picture goes to where `to` lies, a thing of any surface, and is gone: a card played.
         */
        Depart: {
            /** @enum {unknown} */
            t: "depart";
            sprite: string;
            to: string;
        };
        /**
         * SceneChange
         * @description Sprites and spots to set and to remove; everything else whole, where it changed.
         */
        SceneChange: {
            /** @default [] */
            sprites?: components["schemas"]["Sprite"][];
            /** @default [] */
            gone_sprites?: string[];
            /** @default [] */
            spots?: components["schemas"]["Spot"][];
            /** @default [] */
            gone_spots?: string[];
            /** @default null */
            surfaces?: components["schemas"]["Surface"][] | null;
            /** @default null */
            panels?: components["schemas"]["Panel"][] | null;
            /** @default null */
            prompt?: components["schemas"]["Text"] | null;
            /** @default null */
            choices?: components["schemas"]["Choice"][] | null;
            /** @default null */
            asides?: components["schemas"]["Choice"][] | null;
        };
        /** Rules */
        Rules: {
            sections: components["schemas"]["SectionInfo"][];
            clauses: components["schemas"]["ClauseInfo"][];
        };
        /** SectionInfo */
        SectionInfo: {
            id: string;
            title: string;
        };
        /** ClauseInfo */
        ClauseInfo: {
            id: string;
            section: string;
            text: string;
            options: string[];
            is_ruling: boolean;
        };
        /**
         * SetUp
         * @description What a match would be like: of the wished options those that go together, and who plays with whom.
         */
        SetUp: {
            options: {
                [key: string]: unknown;
            };
            forbidden: components["schemas"]["Forbidden"][];
            faces: components["schemas"]["SeatFace"][];
        };
        /**
         * Forbidden
         * @description An option's value that the rules forbid with this number of players and these other options.
         */
        Forbidden: {
            option: string;
            value: string | number | boolean | null;
            /** @default null */
            clause?: string | null;
        };
        /**
         * SetUpRequest
         * @description What is wished for before the match: the number of players and the options that are not as usual.
         */
        SetUpRequest: {
            seats: number;
            /** @default {} */
            options?: {
                [key: string]: unknown;
            };
        };
        /**
         * SummaryInfo
         * @description The game on one screen.
         */
        SummaryInfo: {
            aim: components["schemas"]["StepInfo"];
            turn: components["schemas"]["StepInfo"][];
            end: components["schemas"]["StepInfo"];
            mistakes: components["schemas"]["StepInfo"][];
        };
        /** StepInfo */
        StepInfo: {
            text: string;
            clauses: string[];
            picture: number | null;
        };
        /** Verified */
        Verified: {
            throws: number;
        };
        /** GameInfo */
        GameInfo: {
            id: string;
            version: number;
            seats: number[];
            has_secrets: boolean;
            options: components["schemas"]["OptionInfo"][];
        };
        /**
         * OptionInfo
         * @description Without values any value of the default's kind will do, and also if it `is_open`. None means: as usual.
         */
        OptionInfo: {
            name: string;
            values: (string | number | boolean | null)[];
            default: string | number | boolean | number[] | null;
            /** @default false */
            is_open?: boolean;
        };
        /**
         * Problem
         * @description Every error: a stable code, what is wrong in one line, and the rule that says so.
         */
        Problem: {
            code: string;
            message: string;
            /** @default null */
            clause?: string | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description not done; nothing changed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    games: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameInfo"][];
                };
            };
            /** @description not done; nothing changed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    bots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            /** @description not done; nothing changed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    art: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description not done; nothing changed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cover: {
        parameters: {
            query?: {
                dark?: boolean;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description not done; nothing changed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    game_words: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description not done; nothing changed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    shared_words: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description not done; nothing changed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rules: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
                language: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rules"];
                };
            };
            /** @description not done; nothing changed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    summary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
                language: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SummaryInfo"];
                };
            };
            /** @description not done; nothing changed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    summary_picture: {
        parameters: {
            query?: {
                dark?: boolean;
            };
            header?: never;
            path: {
                game_id: string;
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description not done; nothing changed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    set_up: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetUpRequest"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetUp"];
                };
            };
            /** @description not done; nothing changed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    create_match: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMatch"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchCreated"];
                };
            };
            /** @description not done; nothing changed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    match_info: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchInfo"];
                };
            };
            /** @description not done; nothing changed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    new_link: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewLink"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkMade"];
                };
            };
            /** @description not done; nothing changed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    record: {
        parameters: {
            query?: never;
            header?: {
                /** @description Bearer and any key of the match */
                Authorization?: string;
            };
            path: {
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description not done; nothing changed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordRequest"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Replay"];
                };
            };
            /** @description not done; nothing changed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    verify_record: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordRequest"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verified"];
                };
            };
            /** @description not done; nothing changed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
