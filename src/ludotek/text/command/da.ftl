## Hjælp

cli-about = Brætspil efter de rigtige regler: i terminalen, i browseren og fra Python.
cli-usage = Brug: { $line }
cli-commands = Kommandoer
cli-parameters = Parametre
cli-possible = muligt: { $values }
cli-default = som regel { $value }
cli-required = skal med
cli-help = Vis denne hjælp.
cli-version = Vis, hvilken version det er.

## Hjælp: navne på det, der skal stå

cli-name-command = KOMMANDO
cli-name-options = INDSTILLINGER
cli-name-game = SPIL
cli-name-file = FIL
cli-name-folder = MAPPE
cli-name-clause = PUNKT
cli-name-number = TAL
cli-name-word = ORD
cli-name-players = SPILLERE
cli-name-levels = NIVEAUER
cli-name-language = SPROG
cli-name-address = ADRESSE
cli-name-setting = NAVN=VÆRDI
cli-name-value = VÆRDI
cli-name-choice = VALG

## Hjælp: kommandoerne

cli-play = Spil et parti her i terminalen. Hvad der ikke står her, bliver du spurgt om, eller det er som sædvanlig.
cli-learn = Lær et spil: et første parti mod botter, hvor alt forklares trin for trin.
cli-serve = Gør alle spil tilgængelige for browsere, indtil det afbrydes.
cli-replay = Se et parti igen, trin for trin i begge retninger; til et rør hele fortællingen.
cli-analyse = Se tilbage på et afsluttet parti: alles chance for at vinde, held og dygtighed, træk at tænke over.
cli-verify = Bevis, at tilfældet var fair i et afsluttet parti.
cli-rules = Reglerne for et spil, punkt for punkt.
cli-games = De spil, der findes.
cli-lab = Lad botter spille mod hinanden, hver lige ofte på hver plads.

## Hjælp: hvad man kan sige til dem

cli-game = Hvilket spil; `ludotek games` viser dem.
cli-file = Et gemt parti.
cli-set = En af spillets muligheder; kan angives flere gange.
cli-language = da, nb, sv, fi, it, de eller en; ellers LUDOTEK_LANGUAGE, ellers maskinens sprog.
cli-no-color = Ingen farver; formerne skelner alligevel spillerne fra hinanden.
cli-players = Hvem sidder hvor, for eksempel »person:Anna,hard,easy«.
cli-seats = Hvor mange spillere.
cli-seed = Tilfældigheder, der kommer igen med det samme tal; ellers fair og til at efterprøve.
cli-resume = Spil videre på et gemt parti.
cli-save = Gem i denne fil.
cli-position = Begynd fra en stilling (JSON) i stedet for forfra.
cli-table = Slag og træk tastes ind fra et rigtigt bord.
cli-auto = Er der kun én mulighed, vælges den af sig selv, og fører et slag ikke til noget valg, slås det af sig selv, medmindre det røber en hemmelighed.
cli-throw-for-me = Der slås for dig; ellers venter hvert slag på din hånd, undtagen ved --pace instant.
cli-pace = Hvor længe det, der sker, kan ses.
cli-host = Adressen, der lyttes på.
cli-port = Porten; 0 er en vilkårlig ledig.
cli-data = Mappen, hvor partierne gemmes.
cli-settings = En TOML-fil med indstillinger; LUDOTEK_… i miljøet og flag går forud for den.
cli-open = Åbn bordet i en browser.
cli-database = Gem partier i en PostgreSQL-database: postgresql://….
cli-bus = Giv besked til andre servere med samme database gennem Redis eller Valkey: redis://….
cli-processes = Hvor mange processer der betjener spillene sammen.
cli-step = Begynd efter så mange trin.
cli-clause = Kun punktet med dette nummer.
cli-short = Kun spillet på én side.
cli-search = Kun punkter med dette ord.
cli-bots = Botternes niveauer med komma imellem.
cli-lab-games = Hvor mange partier.
cli-lab-seats = Hvor mange spillere; ellers én for hver bot.
cli-lab-seed = Det samme tal giver de samme partier.
cli-lab-processes = Hvor mange partier ad gangen; ellers ét for hver kerne.
cli-lab-ray = Spil på Ray-klyngen på denne adresse.
cli-lab-json = Skriv resultaterne som JSON.
cli-lab-html = Skriv resultaterne som en side med diagrammer.

## Hvad kommandoerne skriver

serve-at = Ludotek er på { $address }
serve-network = {"  "}til telefoner og andre på dette netværk: { $address }
serve-everybody = {"  "}alle på netværket kan nå den; --host 127.0.0.1 holder den på denne computer
serve-folder = Partierne gemmes i { $folder }
serve-stop = Stop med Ctrl+C; intet går tabt.
verify-proved = { $throws ->
    [one] { $file }: ét slag eller træk bevist
   *[other] { $file }: { $throws } slag og træk bevist
}
verify-commitment = bundet til { $commitment }
verify-proves = Bevist: Hvert slag følger af hemmeligheden, der lå fast før start, af spillernes tilfældige tal og af alle træk; hvert træk er lovligt; intet er ændret siden.
verify-limits = Ikke bevist: at ingen kendte hemmeligheden. Den, der drev partiet, kendte den og dermed slagene på forhånd.
verify-note-position = Ikke den sædvanlige start: Partiet begyndte fra en opstillet stilling. Intet er bevist om den stilling.
verify-note-fork = { $steps ->
    [one] Ikke den sædvanlige start: Det første trin stammer fra et andet parti. Det er lovligt, men dets slag er ikke bevist her.
   *[other] Ikke den sædvanlige start: De første { $steps } trin stammer fra et andet parti. De er lovlige, men deres slag er ikke bevist her.
}
verify-note-lesson = Partiet begyndte med lektioner: De første { $steps } trin var skrevet på forhånd og blev ikke slået.
verify-note-by = Stillet op af { $by }.
verify-note-practice = { $undos ->
    [one] Et øveparti: kun botter som modstandere, og ét træk blev taget tilbage. Slagene derefter var nye.
   *[other] Et øveparti: kun botter som modstandere, og { $undos } træk blev taget tilbage. Slagene derefter var nye hver gang.
}
verify-note-undone = { $undos ->
    [one] Ét træk blev taget tilbage. Det er gemt i partiet, og slagene derefter var nye.
   *[other] { $undos } træk blev taget tilbage. De er gemt i partiet, og slagene derefter var nye hver gang.
}
verify-note-given-up = Partiet blev afsluttet før tid: Der er intet resultat.
verify-note-alone = Ingen spiller tilføjede et tilfældigt tal, efter at hemmeligheden lå fast: Den, der begyndte partiet, kunne have valgt slagene.
verify-note-first-scheme = Partiet bruger ordningens første version: Navne er ikke forseglet, og de tal, serveren valgte for botter, lå ikke fast på forhånd.
verify-not = { $file } er ikke bevist: { $reason }
lab-line = { $mean } pr. parti ({ $games } spillet)

## En kommando, der ikke kan læses

wrong-command = der er ingen kommando »{ $given }«; der er { $known }
wrong-command-near = der er ingen kommando »{ $given }«; mente du { $near }? Der er { $known }
wrong-flag = ukendt indstilling { $given }; se: { $help }
wrong-flag-near = ukendt indstilling { $given }; mente du { $near }?
wrong-number = { $name } skal være et helt tal, ikke »{ $given }«
wrong-choice = { $name } kan ikke være »{ $given }«; muligt: { $known }
wrong-too-much = »{ $given }« er for meget her; se: { $help }
wrong-missing = { $name } mangler; se: { $help }
wrong-no-value = { $name } skal have en værdi efter sig; se: { $help }
wrong-running = partiet er ikke slut: det kan først analyseres, når det er
wrong-twice = { $name } er angivet to gange: én er nok
wrong-usage = det kan ikke læses: { $reason }; se: { $help }

## Spil, spillere, muligheder

wrong-game = der er intet spil »{ $given }«. Der er: { $known }
wrong-game-near = der er intet spil »{ $given }«; mente du { $near }? Der er: { $known }
wrong-which-game = hvilket spil? For eksempel: { $command }. Der er: { $known }
wrong-seats = { $game } er for { $numbers } spillere, ikke for { $seats }
wrong-bot = der er ingen bot »{ $given }«; der er { $known }
wrong-not-judged = { $game } kan ikke analyseres med disse regler: der er ikke lært noget at bedømme efter
wrong-player = der er ingen spiller »{ $given }«; muligt: person, person:NAVN, { $known }
wrong-players = { $players ->
    [one] der er nævnt 1 spiller til { $seats } pladser; nævn alle, eller udelad --players
   *[other] der er nævnt { $players } spillere til { $seats } pladser; nævn alle, eller udelad --players
}
wrong-option = { $game } har ingen mulighed »{ $name }«; mulighederne er { $known }
wrong-option-value = { $name } kan ikke være { $value }; muligt: { $possible }
wrong-options = reglerne tillader ikke disse muligheder ({ $clause }): { $rule }
wrong-setting = --set »{ $given }«: der ventes navn=værdi; { $game } har mulighederne { $known }
wrong-setting-twice = { $name } er sat to gange: { $first } og { $second }
wrong-language = der er intet sprog »{ $given }«; der er { $known }
wrong-lab = { $games } partier med { $bots } botter på { $seats } pladser: mindst ét parti og en plads til hver

## Ønsker, der modsiger hinanden

wrong-table-and-seed = --table tager slag og træk fra dit bord og --seed fra et tal: brug ét af dem
wrong-table-bots = med egne kort kan kun mennesker spille { $game }: ingen må se, hvad en bot trækker; angiv et menneske for hver plads med --players
wrong-position-options = en stilling har sine egne muligheder: ret dem i dens fil, ikke med --set
wrong-position-seats = stillingen har { $seats } spillere, ikke { $asked }: udelad --seats
wrong-resume-flag = --resume spiller videre, som partiet blev begyndt: udelad { $flag }
wrong-resume-game = { $file } er et parti { $game }, ikke { $asked }
wrong-resume-table = { $file } har sine egne slag og træk: udelad --table
wrong-resume-over = partiet i { $file } er slut; se det med: { $command }
wrong-resume-secret = { $file } har ingen hemmelighed at slå med; det kan kun ses: { $command }

## Regler

wrong-clause = der er intet punkt »{ $given }«; de går fra { $first } til { $last }
wrong-clause-near = der er intet punkt »{ $given }«; mente du { $near }?
wrong-lessons = { $game } har ingen lektioner.
wrong-short = { $game } har intet resumé.
wrong-word = intet punkt i { $game } nævner »{ $word }«

## Filer

wrong-file = der er ingen fil »{ $file }«; partierne gemmes i { $folder }
wrong-file-near = der er ingen fil »{ $file }«; mente du { $near }?
wrong-read = »{ $file }« kan ikke læses: { $reason }
wrong-json = { $file } er ikke JSON: { $reason }
wrong-position = { $file } er ikke en stilling: der ventes et JSON-objekt
wrong-position-record = { $file } er et gemt parti, ikke en stilling: brug --resume { $file }
wrong-position-players = stillingen er for { $found } spillere, ikke for { $seats }
wrong-save-folder = { $file } er en mappe; nævn en fil i den, for eksempel { $example }
wrong-save-exists = { $file } findes og bliver ikke overskrevet; spil videre på den med --resume, eller vælg et andet navn
wrong-save-nowhere = der er ingen mappe { $folder }; opret den, eller vælg et andet sted til { $file }
wrong-save-forbidden = der kan ikke skrives i mappen { $folder }; vælg et andet sted til { $file }
wrong-address = der kan ikke lyttes på { $host } port { $port }: { $reason }; prøv en anden --port
wrong-folder-in-use = en anden Ludotek-server bruger mappen { $folder }: stop den først, eller vælg en anden med --data
reason-nothing = der er intet med det navn
reason-folder = det er en mappe
reason-forbidden = det er ikke tilladt
reason-full = der er ikke mere plads
reason-read-only = der kan ikke skrives dér
reason-in-use = en anden lytter der allerede
reason-port = porte går fra 0 til 65535

## Gemte partier

wrong-record = { $file } er ikke et gemt Ludotek-parti: feltet »ludotek« mangler
wrong-record-deep = { $file } er ikke et gemt Ludotek-parti: det er indlejret for dybt
wrong-format = { $file } har formatet { $found }; denne version af Ludotek læser format { $format }
wrong-damaged = { $file } er beskadiget: { $reason }
wrong-header = hovedet i det gemte parti er ikke muligt: { $reason }
wrong-record-game = det er et gemt parti »{ $found }«, ikke »{ $game }«
wrong-version = det gemte parti er lavet med version { $found } af { $game }; her er version { $version }, hvis regler er anderledes, så det kan ikke spilles igen
wrong-record-players = { $players ->
    [one] der er nævnt 1 spiller til { $seats } pladser i det gemte parti
   *[other] der er nævnt { $players } spillere til { $seats } pladser i det gemte parti
}
wrong-nonces = det gemte parti er for { $seats } spillere, men har { $nonces } bidrag til slagene
wrong-step = trin { $step } ({ $actor }, { $action }) er ikke muligt: { $reason }
wrong-no-step = der er intet trin { $step } i { $file }: den har trinene 0 til { $last }
wrong-not-over = { $game } har hemmeligheder: et parti kan ses, når det er slut
wrong-secret = hemmeligheden er beskadiget: { $reason }
wrong-throw = hemmelighed, bidrag og forløb giver { $due }; dette slag eller noget før det er blevet ændret

## Slag, der ikke er bevist

unfair-no-data = det gemte parti har intet at efterprøve: slagene er tastet ind eller simuleret
unfair-entered = det gemte parti siger, at tilfældet både er tastet ind og trukket fair: kun det ene kan være sandt
verify-entered = { $file }: Slag og træk er tastet ind fra et rigtigt bord ({ $count } i alt). Spillernes valg er lovlige; der er intet tilfældigt at bevise.
unfair-not-yet = hemmeligheden er ikke afsløret endnu: det bliver den, når partiet er slut
unfair-secret = hemmelighed, hoved, startstilling eller et tidligt bidrag er ikke det, der blev bundet før det første slag
unfair-nonces = det gemte parti har ikke et bidrag for hver af sine { $seats } pladser
unfair-nonce = bidraget fra plads { $seat } lå fast før start, men et andet blev brugt
unfair-weights = slag { $throw }: efter reglerne var udfaldene ikke så sandsynlige, som det gemte parti siger
unfair-result = resultatet i det gemte parti er ikke den sidste stillings resultat
unfair-given-up = det gemte parti siger, at partiet blev afsluttet før tid, men det er slut efter trin { $step }
wrong-scheme = partiets fairness-ordning er version { $found }; dette program kender { $known }
unfair-throw = trin { $step }: der blev slået { $action }, men hemmelighed, bidrag og forløb giver { $due }; dette slag eller noget før det er blevet ændret
unfair-already = det gemte parti siger, at { $already } af dets { $steps } trin kommer andetsteds fra: intet ville være bevist
unfair-stops = det gemte parti standser efter trin { $step }, før partiet er slut
unfair-seal = seglet passer ikke: noget i det gemte parti er blevet ændret

## A look back

analyse-curve = Chance for at vinde over { $steps } trin:
analyse-luck-skill = Held og dygtighed i point af vinderchancen (dygtighed: 0 er uden fejl):
analyse-turns = Vendepunkter:
analyse-lessons = Træk at tænke over:
analyse-no-lessons = Intet træk var en klar fejl.
analyse-lesson = { $who }: { $played }; bedre: { $better } ({ $loss })
cli-stats = Hvor ofte folk har spillet og vundet.
stats-none = Intet afsluttet parti i { $folder }.
stats-game = { $game }: { $count ->
    [one] ét parti
   *[other] { $count } partier
}
stats-person = spillet { $played }, vundet { $won }
