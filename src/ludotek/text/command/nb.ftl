## Hjelp

cli-about = Brettspill etter de riktige reglene: i terminalen, i nettleseren og fra Python.
cli-usage = Bruk: { $line }
cli-commands = Kommandoer
cli-parameters = Parametere
cli-possible = mulig: { $values }
cli-default = vanligvis { $value }
cli-required = må være med
cli-help = Vis denne hjelpen.
cli-version = Vis hvilken versjon dette er.

## Hjelp: navn på det som skal stå

cli-name-command = KOMMANDO
cli-name-options = INNSTILLINGER
cli-name-game = SPILL
cli-name-file = FIL
cli-name-folder = MAPPE
cli-name-clause = PUNKT
cli-name-number = TALL
cli-name-word = ORD
cli-name-players = SPILLERE
cli-name-levels = NIVÅER
cli-name-language = SPRÅK
cli-name-address = ADRESSE
cli-name-setting = NAVN=VERDI
cli-name-value = VERDI
cli-name-choice = VALG

## Hjelp: kommandoene

cli-play = Spill et parti her i terminalen. Det som ikke står her, blir du spurt om, eller det er som vanlig.
cli-learn = Lær et spill: et første parti mot boter, der alt forklares trinn for trinn.
cli-serve = Gjør alle spill tilgjengelige for nettlesere, til det blir avbrutt.
cli-replay = Se et parti igjen, trinn for trinn i begge retninger; til et rør hele fortellingen.
cli-analyse = Se tilbake på et ferdig parti: alles sjanse for å vinne, flaks og dyktighet, trekk å tenke over.
cli-verify = Bevis at tilfeldigheten var rettferdig i et avsluttet parti.
cli-rules = Reglene for et spill, punkt for punkt.
cli-games = Spillene som finnes.
cli-lab = La boter spille mot hverandre, hver like ofte på hver plass.

## Hjelp: hva man kan si til dem

cli-game = Hvilket spill; `ludotek games` viser dem.
cli-file = Et lagret parti.
cli-set = Et av valgene i spillet; kan oppgis flere ganger.
cli-language = da, nb, sv, fi, it, de eller en; ellers LUDOTEK_LANGUAGE, ellers språket til maskinen.
cli-no-color = Ingen farger; formene skiller spillerne likevel.
cli-players = Hvem sitter hvor, for eksempel «person:Anna,hard,easy».
cli-seats = Hvor mange spillere.
cli-seed = Tilfeldigheter som kommer igjen med samme tall; ellers rettferdige og til å etterprøve.
cli-resume = Spill videre på et lagret parti.
cli-save = Lagre i denne filen.
cli-position = Begynn fra en stilling (JSON) i stedet for fra starten.
cli-table = Kast og trekk tastes inn fra et ekte bord.
cli-auto = Er det bare én mulighet, velges den av seg selv, og et kast som ikke fører til noe valg, kastes av seg selv, med mindre det røper en hemmelighet.
cli-throw-for-me = Det kastes for deg; ellers venter hvert kast på hånden din, unntatt ved --pace instant.
cli-pace = Hvor lenge det som skjer, kan ses.
cli-host = Adressen det lyttes på.
cli-port = Porten; 0 er en hvilken som helst ledig.
cli-data = Mappen der partiene lagres.
cli-settings = En TOML-fil med innstillinger; LUDOTEK_… i miljøet og flagg går foran den.
cli-open = Åpne bordet i en nettleser.
cli-database = Lagre partier i en PostgreSQL-database: postgresql://….
cli-bus = Gi beskjed til andre servere med samme database gjennom Redis eller Valkey: redis://….
cli-processes = Hvor mange prosesser som betjener spillene sammen.
cli-step = Begynn etter så mange trinn.
cli-clause = Bare punktet med dette nummeret.
cli-short = Bare spillet på én side.
cli-search = Bare punkter med dette ordet.
cli-bots = Nivåene til botene, med komma mellom.
cli-lab-games = Hvor mange partier.
cli-lab-seats = Hvor mange spillere; ellers én for hver bot.
cli-lab-seed = Samme tall gir de samme partiene.
cli-lab-processes = Hvor mange partier om gangen; ellers ett for hver kjerne.
cli-lab-ray = Spill på Ray-klyngen på denne adressen.
cli-lab-json = Skriv resultatene som JSON.
cli-lab-html = Skriv resultatene som en side med diagrammer.

## Hva kommandoene skriver

serve-at = Ludotek er på { $address }
serve-network = {"  "}for telefoner og andre på dette nettverket: { $address }
serve-everybody = {"  "}alle på nettverket kan nå den; --host 127.0.0.1 holder den på denne datamaskinen
serve-folder = Partiene lagres i { $folder }
serve-stop = Stopp med Ctrl+C; ingenting går tapt.
verify-proved = { $throws ->
    [one] { $file }: ett kast eller trekk bevist
   *[other] { $file }: { $throws } kast og trekk bevist
}
verify-commitment = bundet til { $commitment }
verify-proves = Bevist: Hvert kast følger av hemmeligheten som lå fast før start, av spillernes tilfeldige tall og av alle trekk; hvert trekk er lovlig; ingenting er endret siden.
verify-limits = Ikke bevist: at ingen kjente hemmeligheten. Den som drev partiet, kjente den og dermed kastene på forhånd.
verify-note-position = Ikke den vanlige starten: Partiet begynte fra en oppstilt stilling. Ingenting er bevist om den stillingen.
verify-note-fork = { $steps ->
    [one] Ikke den vanlige starten: Det første trinnet stammer fra et annet parti. Det er lovlig, men kastet er ikke bevist her.
   *[other] Ikke den vanlige starten: De første { $steps } trinnene stammer fra et annet parti. De er lovlige, men kastene er ikke bevist her.
}
verify-note-lesson = Partiet begynte med leksjoner: De første { $steps } trinnene var skrevet på forhånd og ble ikke kastet.
verify-note-by = Stilt opp av { $by }.
verify-note-practice = { $undos ->
    [one] Et øveparti: bare boter som motstandere, og ett trekk ble tatt tilbake. Kastene etterpå var nye.
   *[other] Et øveparti: bare boter som motstandere, og { $undos } trekk ble tatt tilbake. Kastene etterpå var nye hver gang.
}
verify-note-undone = { $undos ->
    [one] Ett trekk ble tatt tilbake. Det er lagret i partiet, og kastene etterpå var nye.
   *[other] { $undos } trekk ble tatt tilbake. De er lagret i partiet, og kastene etterpå var nye hver gang.
}
verify-note-given-up = Partiet ble avsluttet før tiden: Det finnes ikke noe resultat.
verify-note-alone = Ingen spiller la til et tilfeldig tall etter at hemmeligheten lå fast: Den som begynte partiet, kunne ha valgt kastene.
verify-note-first-scheme = Partiet bruker den første versjonen av ordningen: Navn er ikke forseglet, og tallene serveren valgte for boter, lå ikke fast på forhånd.
verify-not = { $file } er ikke bevist: { $reason }
lab-line = { $mean } per parti ({ $games } spilt)

## En kommando som ikke kan leses

wrong-command = det finnes ingen kommando «{ $given }»; det finnes { $known }
wrong-command-near = det finnes ingen kommando «{ $given }»; mente du { $near }? Det finnes { $known }
wrong-flag = ukjent innstilling { $given }; se: { $help }
wrong-flag-near = ukjent innstilling { $given }; mente du { $near }?
wrong-number = { $name } må være et heltall, ikke «{ $given }»
wrong-choice = { $name } kan ikke være «{ $given }»; mulig: { $known }
wrong-too-much = «{ $given }» er for mye her; se: { $help }
wrong-missing = { $name } mangler; se: { $help }
wrong-no-value = { $name } må ha en verdi etter seg; se: { $help }
wrong-running = partiet er ikke over: det kan analyseres når det er det
wrong-twice = { $name } er oppgitt to ganger: én er nok
wrong-usage = det kan ikke leses: { $reason }; se: { $help }

## Spill, spillere, valg

wrong-game = det finnes ikke noe spill «{ $given }». Det finnes: { $known }
wrong-game-near = det finnes ikke noe spill «{ $given }»; mente du { $near }? Det finnes: { $known }
wrong-which-game = hvilket spill? For eksempel: { $command }. Det finnes: { $known }
wrong-seats = { $game } er for { $numbers } spillere, ikke for { $seats }
wrong-bot = det finnes ingen bot «{ $given }»; det finnes { $known }
wrong-not-judged = { $game } kan ikke analyseres med disse reglene: ingenting er lært å bedømme etter
wrong-player = det finnes ingen spiller «{ $given }»; mulig: person, person:NAVN, { $known }
wrong-players = { $players ->
    [one] 1 spiller er nevnt for { $seats } plasser; nevn alle, eller utelat --players
   *[other] { $players } spillere er nevnt for { $seats } plasser; nevn alle, eller utelat --players
}
wrong-option = { $game } har ikke noe valg «{ $name }»; valgene er { $known }
wrong-option-value = { $name } kan ikke være { $value }; mulig: { $possible }
wrong-options = reglene tillater ikke disse valgene ({ $clause }): { $rule }
wrong-setting = --set «{ $given }»: det ventes navn=verdi; { $game } har valgene { $known }
wrong-setting-twice = { $name } er satt to ganger: { $first } og { $second }
wrong-language = det finnes ikke noe språk «{ $given }»; det finnes { $known }
wrong-lab = { $games } partier med { $bots } boter på { $seats } plasser: minst ett parti og en plass til hver

## Ønsker som sier hverandre imot

wrong-table-and-seed = --table tar kast og trekk fra bordet ditt og --seed fra et tall: bruk ett av dem
wrong-table-bots = med egne kort kan bare mennesker spille { $game }: ingen skal se hva en bot trekker; oppgi et menneske for hver plass med --players
wrong-position-options = en stilling har sine egne valg: endre dem i filen, ikke med --set
wrong-position-seats = stillingen har { $seats } spillere, ikke { $asked }: utelat --seats
wrong-resume-flag = --resume spiller videre slik partiet ble begynt: utelat { $flag }
wrong-resume-game = { $file } er et parti { $game }, ikke { $asked }
wrong-resume-table = { $file } har sine egne kast og trekk: utelat --table
wrong-resume-over = partiet i { $file } er slutt; se det med: { $command }
wrong-resume-secret = { $file } har ingen hemmelighet å kaste med; det kan bare ses: { $command }

## Regler

wrong-clause = det finnes ikke noe punkt «{ $given }»; de går fra { $first } til { $last }
wrong-clause-near = det finnes ikke noe punkt «{ $given }»; mente du { $near }?
wrong-lessons = { $game } har ingen leksjoner.
wrong-short = { $game } har ikke noe sammendrag.
wrong-word = ingen punkter i { $game } nevner «{ $word }»

## Filer

wrong-file = det finnes ingen fil «{ $file }»; partiene lagres i { $folder }
wrong-file-near = det finnes ingen fil «{ $file }»; mente du { $near }?
wrong-read = «{ $file }» kan ikke leses: { $reason }
wrong-json = { $file } er ikke JSON: { $reason }
wrong-position = { $file } er ikke en stilling: det ventes et JSON-objekt
wrong-position-record = { $file } er et lagret parti, ikke en stilling: bruk --resume { $file }
wrong-position-players = stillingen er for { $found } spillere, ikke for { $seats }
wrong-save-folder = { $file } er en mappe; nevn en fil i den, for eksempel { $example }
wrong-save-exists = { $file } finnes og blir ikke overskrevet; spill videre på den med --resume, eller velg et annet navn
wrong-save-nowhere = det finnes ingen mappe { $folder }; opprett den, eller velg et annet sted for { $file }
wrong-save-forbidden = det kan ikke skrives i mappen { $folder }; velg et annet sted for { $file }
wrong-address = det kan ikke lyttes på { $host } port { $port }: { $reason }; prøv en annen --port
wrong-folder-in-use = en annen Ludotek-server bruker mappen { $folder }: stopp den først, eller velg en annen med --data
reason-nothing = det finnes ingenting med det navnet
reason-folder = det er en mappe
reason-forbidden = det er ikke tillatt
reason-full = det er ikke mer plass
reason-read-only = det kan ikke skrives der
reason-in-use = noen andre lytter der allerede
reason-port = porter går fra 0 til 65535

## Lagrede partier

wrong-record = { $file } er ikke et lagret Ludotek-parti: feltet «ludotek» mangler
wrong-record-deep = { $file } er ikke et lagret Ludotek-parti: det er nøstet for dypt
wrong-format = { $file } har formatet { $found }; denne versjonen av Ludotek leser format { $format }
wrong-damaged = { $file } er skadet: { $reason }
wrong-header = hodet i det lagrede partiet er ikke mulig: { $reason }
wrong-record-game = dette er et lagret parti «{ $found }», ikke «{ $game }»
wrong-version = det lagrede partiet er laget med versjon { $found } av { $game }; her er versjon { $version }, med andre regler, så det kan ikke spilles igjen
wrong-record-players = { $players ->
    [one] 1 spiller er nevnt for { $seats } plasser i det lagrede partiet
   *[other] { $players } spillere er nevnt for { $seats } plasser i det lagrede partiet
}
wrong-nonces = det lagrede partiet er for { $seats } spillere, men har { $nonces } bidrag til kastene
wrong-step = trinn { $step } ({ $actor }, { $action }) er ikke mulig: { $reason }
wrong-no-step = det finnes ikke noe trinn { $step } i { $file }: den har trinnene 0 til { $last }
wrong-not-over = { $game } har hemmeligheter: et parti kan ses når det er slutt
wrong-secret = hemmeligheten er skadet: { $reason }
wrong-throw = hemmelighet, bidrag og forløp gir { $due }; dette kastet eller noe før det er endret

## Kast som ikke er bevist

unfair-no-data = det lagrede partiet har ingenting å etterprøve: kastene er tastet inn eller simulert
unfair-entered = det lagrede partiet sier at tilfeldigheten både er tastet inn og trukket rettferdig: bare det ene kan stemme
verify-entered = { $file }: Kast og trekk er tastet inn fra et ekte bord ({ $count } i alt). Spillernes valg er lovlige; det er ingen tilfeldighet å bevise.
unfair-not-yet = hemmeligheten er ikke avslørt ennå: det blir den når partiet er slutt
unfair-secret = hemmelighet, hode, startstilling eller et tidlig bidrag er ikke det som ble bundet før det første kastet
unfair-nonces = det lagrede partiet har ikke et bidrag for hver av sine { $seats } plasser
unfair-nonce = bidraget fra plass { $seat } lå fast før start, men et annet ble brukt
unfair-weights = kast { $throw }: etter reglene var utfallene ikke så sannsynlige som det lagrede partiet sier
unfair-result = resultatet i det lagrede partiet er ikke resultatet av den siste stillingen
unfair-given-up = det lagrede partiet sier at partiet ble avsluttet før tiden, men det er slutt etter trinn { $step }
wrong-scheme = partiets rettferdighetsordning er versjon { $found }; dette programmet kjenner { $known }
unfair-throw = trinn { $step }: kastet ga { $action }, men hemmelighet, bidrag og forløp gir { $due }; dette kastet eller noe før det er endret
unfair-already = det lagrede partiet sier at { $already } av { $steps } trinn kommer andre steder fra: ingenting ville være bevist
unfair-stops = det lagrede partiet stanser etter trinn { $step }, før partiet er slutt
unfair-seal = seglet passer ikke: noe i det lagrede partiet er endret

## A look back

analyse-curve = Sjanse for å vinne over { $steps } trinn:
analyse-luck-skill = Flaks og dyktighet i poeng av vinnersjansen (dyktighet: 0 er uten feil):
analyse-turns = Vendepunkter:
analyse-lessons = Trekk å tenke over:
analyse-no-lessons = Ingen trekk var en klar feil.
analyse-lesson = { $who }: { $played }; bedre: { $better } ({ $loss })
cli-stats = Hvor ofte folk har spilt og vunnet.
stats-none = Ingen avsluttede partier i { $folder }.
stats-game = { $game }: { $count ->
    [one] ett parti
   *[other] { $count } partier
}
stats-person = spilt { $played }, vunnet { $won }
