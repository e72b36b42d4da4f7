## Hjälp

cli-about = Brädspel efter de riktiga reglerna: i terminalen, i webbläsaren och från Python.
cli-usage = Användning: { $line }
cli-commands = Kommandon
cli-parameters = Parametrar
cli-possible = möjligt: { $values }
cli-default = vanligtvis { $value }
cli-required = måste anges
cli-help = Visa den här hjälpen.
cli-version = Visa vilken version detta är.

## Hjälp: namn på det som ska stå

cli-name-command = KOMMANDO
cli-name-options = INSTÄLLNINGAR
cli-name-game = SPEL
cli-name-file = FIL
cli-name-folder = MAPP
cli-name-clause = PUNKT
cli-name-number = TAL
cli-name-word = ORD
cli-name-players = SPELARE
cli-name-levels = NIVÅER
cli-name-language = SPRÅK
cli-name-address = ADRESS
cli-name-setting = NAMN=VÄRDE
cli-name-value = VÄRDE
cli-name-choice = VAL

## Hjälp: kommandona

cli-play = Spela ett parti här i terminalen. Det som inte sägs här frågas det om, eller så är det som vanligt.
cli-learn = Lär dig ett spel: ett första parti mot datorspelare där allt förklaras steg för steg.
cli-serve = Gör alla spel tillgängliga för webbläsare, tills det avbryts.
cli-replay = Se ett parti igen, steg för steg åt båda hållen; till ett rör hela berättelsen.
cli-analyse = Se tillbaka på ett avslutat parti: allas chans att vinna, tur och skicklighet, drag att tänka på.
cli-verify = Bevisa att slumpen var rättvis i ett avslutat parti.
cli-rules = Reglerna för ett spel, punkt för punkt.
cli-games = Spelen som finns.
cli-lab = Låt datorspelare spela mot varandra, var och en lika ofta på varje plats.

## Hjälp: vad man kan säga till dem

cli-game = Vilket spel; `ludotek games` visar dem.
cli-file = Ett sparat parti.
cli-set = Ett av spelets val; kan anges flera gånger.
cli-language = da, nb, sv, fi, it, de eller en; annars LUDOTEK_LANGUAGE, annars datorns språk.
cli-no-color = Inga färger; formerna skiljer ändå spelarna åt.
cli-players = Vem sitter var, till exempel ”person:Anna,hard,easy”.
cli-seats = Hur många spelare.
cli-seed = Slump som kommer igen med samma tal; annars rättvis slump som kan kontrolleras.
cli-resume = Spela vidare på ett sparat parti.
cli-save = Spara i den här filen.
cli-position = Börja från en ställning (JSON) i stället för från början.
cli-table = Slag och dragningar skrivs in från ett riktigt bord.
cli-auto = Finns det bara ett val görs det av sig självt, och likaså ett slag som inte leder till något val, om det inte röjer en hemlighet.
cli-throw-for-me = Det slås åt dig; annars väntar varje slag på din hand, utom vid --pace instant.
cli-pace = Hur länge det som händer kan ses.
cli-host = Adressen att lyssna på.
cli-port = Porten; 0 är vilken ledig som helst.
cli-data = Mappen där partierna sparas.
cli-settings = En TOML-fil med inställningar; LUDOTEK_… i miljön och flaggor går före den.
cli-open = Öppna bordet i en webbläsare.
cli-database = Spara partier i en PostgreSQL-databas: postgresql://….
cli-bus = Meddela andra servrar med samma databas genom Redis eller Valkey: redis://….
cli-processes = Hur många processer som betjänar spelen tillsammans.
cli-step = Börja efter så här många steg.
cli-clause = Bara punkten med detta nummer.
cli-short = Bara spelet på en sida.
cli-search = Bara punkter med detta ord.
cli-bots = Datorspelarnas nivåer, med komma emellan.
cli-lab-games = Hur många partier.
cli-lab-seats = Hur många spelare; annars en för varje datorspelare.
cli-lab-seed = Samma tal ger samma partier.
cli-lab-processes = Hur många partier åt gången; annars ett för varje kärna.
cli-lab-ray = Spela på Ray-klustret på den här adressen.
cli-lab-json = Skriv resultaten som JSON.
cli-lab-html = Skriv resultaten som en sida med diagram.

## Vad kommandona skriver

serve-at = Ludotek finns på { $address }
serve-network = {"  "}för telefoner och andra på det här nätverket: { $address }
serve-everybody = {"  "}alla på nätverket kan nå det; --host 127.0.0.1 håller det på den här datorn
serve-folder = Partierna sparas i { $folder }
serve-stop = Stoppa med Ctrl+C; inget går förlorat.
verify-proved = { $throws ->
    [one] { $file }: ett slag eller en dragning bevisad
   *[other] { $file }: { $throws } slag och dragningar bevisade
}
verify-commitment = bundet till { $commitment }
verify-proves = Bevisat: varje slag följer av hemligheten som låg fast före starten, av spelarnas slumptal och av alla drag; varje drag är tillåtet; inget har ändrats sedan dess.
verify-limits = Inte bevisat: att ingen kände till hemligheten. Den som drev partiet kände till den och därmed slagen i förväg.
verify-note-position = Inte den vanliga starten: partiet började från en uppställd ställning. Inget är bevisat om den ställningen.
verify-note-fork = { $steps ->
    [one] Inte den vanliga starten: det första steget kommer från ett annat parti. Det är tillåtet, men dess slag är inte bevisat här.
   *[other] Inte den vanliga starten: de första { $steps } stegen kommer från ett annat parti. De är tillåtna, men deras slag är inte bevisade här.
}
verify-note-lesson = Partiet började med lektioner: de första { $steps } stegen var skrivna i förväg och slogs inte.
verify-note-by = Uppställd av { $by }.
verify-note-practice = { $undos ->
    [one] Ett övningsparti: bara datorspelare som motståndare, och ett drag togs tillbaka. Slagen därefter var nya.
   *[other] Ett övningsparti: bara datorspelare som motståndare, och { $undos } drag togs tillbaka. Slagen därefter var nya varje gång.
}
verify-note-undone = { $undos ->
    [one] Ett drag togs tillbaka. Det är sparat i partiet, och slagen därefter var nya.
   *[other] { $undos } drag togs tillbaka. De är sparade i partiet, och slagen därefter var nya varje gång.
}
verify-note-given-up = Partiet avslutades i förtid: det finns inget resultat.
verify-note-alone = Ingen spelare lade till ett slumptal efter att hemligheten låg fast: den som började partiet kunde ha valt slagen.
verify-note-first-scheme = Partiet använder ordningens första version: namn är inte förseglade, och talen som servern valde åt datorspelare låg inte fast i förväg.
verify-not = { $file } är inte bevisat: { $reason }
lab-line = { $mean } per parti ({ $games } spelade)

## Ett kommando som inte kan läsas

wrong-command = det finns inget kommando ”{ $given }”; det finns { $known }
wrong-command-near = det finns inget kommando ”{ $given }”; menade du { $near }? Det finns { $known }
wrong-flag = okänd inställning { $given }; se: { $help }
wrong-flag-near = okänd inställning { $given }; menade du { $near }?
wrong-number = { $name } ska vara ett heltal, inte ”{ $given }”
wrong-choice = { $name } kan inte vara ”{ $given }”; möjligt: { $known }
wrong-too-much = ”{ $given }” är för mycket här; se: { $help }
wrong-missing = { $name } saknas; se: { $help }
wrong-no-value = { $name } ska ha ett värde efter sig; se: { $help }
wrong-running = partiet är inte slut: det kan analyseras när det är det
wrong-twice = { $name } är angivet två gånger: en räcker
wrong-usage = det kan inte läsas: { $reason }; se: { $help }

## Spel, spelare, val

wrong-game = det finns inget spel ”{ $given }”. Det finns: { $known }
wrong-game-near = det finns inget spel ”{ $given }”; menade du { $near }? Det finns: { $known }
wrong-which-game = vilket spel? Till exempel: { $command }. Det finns: { $known }
wrong-seats = { $game } är för { $numbers } spelare, inte för { $seats }
wrong-bot = det finns ingen datorspelare ”{ $given }”; det finns { $known }
wrong-not-judged = { $game } kan inte analyseras med de här reglerna: inget har lärts att bedöma efter
wrong-player = det finns ingen spelare ”{ $given }”; möjligt: person, person:NAMN, { $known }
wrong-players = { $players ->
    [one] 1 spelare är nämnd för { $seats } platser; nämn alla, eller utelämna --players
   *[other] { $players } spelare är nämnda för { $seats } platser; nämn alla, eller utelämna --players
}
wrong-option = { $game } har inget val ”{ $name }”; valen är { $known }
wrong-option-value = { $name } kan inte vara { $value }; möjligt: { $possible }
wrong-options = reglerna tillåter inte de här valen ({ $clause }): { $rule }
wrong-setting = --set ”{ $given }”: här väntas namn=värde; { $game } har valen { $known }
wrong-setting-twice = { $name } är satt två gånger: { $first } och { $second }
wrong-language = det finns inget språk ”{ $given }”; det finns { $known }
wrong-lab = { $games } partier med { $bots } datorspelare på { $seats } platser: minst ett parti och en plats åt varje

## Önskemål som säger emot varandra

wrong-table-and-seed = --table tar slag och dragningar från ditt bord och --seed från ett tal: använd ett av dem
wrong-table-bots = med egna kort kan bara människor spela { $game }: ingen får se vad en datorspelare drar; ange en människa för varje plats med --players
wrong-position-options = en ställning har sina egna val: ändra dem i dess fil, inte med --set
wrong-position-seats = ställningen har { $seats } spelare, inte { $asked }: utelämna --seats
wrong-resume-flag = --resume spelar vidare som partiet började: utelämna { $flag }
wrong-resume-game = { $file } är ett parti { $game }, inte { $asked }
wrong-resume-table = { $file } har sina egna slag och dragningar: utelämna --table
wrong-resume-over = partiet i { $file } är slut; se det med: { $command }
wrong-resume-secret = { $file } har ingen hemlighet att slå med; det kan bara ses: { $command }

## Regler

wrong-clause = det finns ingen punkt ”{ $given }”; de går från { $first } till { $last }
wrong-clause-near = det finns ingen punkt ”{ $given }”; menade du { $near }?
wrong-lessons = { $game } har inga lektioner.
wrong-short = { $game } har ingen sammanfattning.
wrong-word = ingen punkt i { $game } nämner ”{ $word }”

## Filer

wrong-file = det finns ingen fil ”{ $file }”; partierna sparas i { $folder }
wrong-file-near = det finns ingen fil ”{ $file }”; menade du { $near }?
wrong-read = ”{ $file }” kan inte läsas: { $reason }
wrong-json = { $file } är inte JSON: { $reason }
wrong-position = { $file } är inte en ställning: här väntas ett JSON-objekt
wrong-position-record = { $file } är ett sparat parti, inte en ställning: använd --resume { $file }
wrong-position-players = ställningen är för { $found } spelare, inte för { $seats }
wrong-save-folder = { $file } är en mapp; nämn en fil i den, till exempel { $example }
wrong-save-exists = { $file } finns och skrivs inte över; spela vidare på den med --resume, eller välj ett annat namn
wrong-save-nowhere = det finns ingen mapp { $folder }; skapa den, eller välj en annan plats för { $file }
wrong-save-forbidden = det går inte att skriva i mappen { $folder }; välj en annan plats för { $file }
wrong-address = det går inte att lyssna på { $host } port { $port }: { $reason }; prova en annan --port
wrong-folder-in-use = en annan Ludotek-server använder mappen { $folder }: stoppa den först, eller välj en annan med --data
reason-nothing = det finns inget med det namnet
reason-folder = det är en mapp
reason-forbidden = det är inte tillåtet
reason-full = det finns ingen plats kvar
reason-read-only = det går inte att skriva där
reason-in-use = någon annan lyssnar redan där
reason-port = portar går från 0 till 65535

## Sparade partier

wrong-record = { $file } är inget sparat Ludotek-parti: fältet ”ludotek” saknas
wrong-record-deep = { $file } är inget sparat Ludotek-parti: det är nästlat för djupt
wrong-format = { $file } har formatet { $found }; den här versionen av Ludotek läser format { $format }
wrong-damaged = { $file } är skadad: { $reason }
wrong-header = huvudet i det sparade partiet är inte möjligt: { $reason }
wrong-record-game = det här är ett sparat parti ”{ $found }”, inte ”{ $game }”
wrong-version = det sparade partiet gjordes med version { $found } av { $game }; här är version { $version }, vars regler är andra, så det spelas inte upp
wrong-record-players = { $players ->
    [one] 1 spelare är nämnd för { $seats } platser i det sparade partiet
   *[other] { $players } spelare är nämnda för { $seats } platser i det sparade partiet
}
wrong-nonces = det sparade partiet är för { $seats } spelare, men har { $nonces } bidrag till slagen
wrong-step = steg { $step } ({ $actor }, { $action }) är inte möjligt: { $reason }
wrong-no-step = det finns inget steg { $step } i { $file }: den har stegen 0 till { $last }
wrong-not-over = { $game } har hemligheter: ett parti kan ses när det är slut
wrong-secret = hemligheten är skadad: { $reason }
wrong-throw = hemlighet, bidrag och förlopp ger { $due }; det här slaget, eller något före det, har ändrats

## Slag som inte är bevisade

unfair-no-data = det sparade partiet har inget att kontrollera: slagen skrevs in eller simulerades
unfair-entered = det sparade partiet säger att slumpen både skrivits in och dragits rättvist: bara det ena kan stämma
verify-entered = { $file }: Slag och dragningar är inskrivna från ett riktigt bord ({ $count } sammanlagt). Spelarnas drag är tillåtna; det finns ingen slump att bevisa.
unfair-not-yet = hemligheten är inte avslöjad än: det blir den när partiet är slut
unfair-secret = hemlighet, huvud, startställning eller ett tidigt bidrag är inte det som bands före det första slaget
unfair-nonces = det sparade partiet har inte ett bidrag för var och en av sina { $seats } platser
unfair-nonce = bidraget från plats { $seat } låg fast före starten, men ett annat användes
unfair-weights = slag { $throw }: enligt reglerna var utfallen inte så sannolika som det sparade partiet säger
unfair-result = resultatet i det sparade partiet är inte den sista ställningens resultat
unfair-given-up = det sparade partiet säger att partiet avslutades i förtid, men det är slut efter steg { $step }
wrong-scheme = partiets rättviseordning är version { $found }; det här programmet känner till { $known }
unfair-throw = steg { $step }: slaget gav { $action }, men hemlighet, bidrag och förlopp ger { $due }; det här slaget, eller något före det, har ändrats
unfair-already = det sparade partiet säger att { $already } av dess { $steps } steg kom någon annanstans ifrån: inget skulle bevisas
unfair-stops = det sparade partiet slutar efter steg { $step }, innan partiet är slut
unfair-seal = sigillet stämmer inte: något i det sparade partiet har ändrats

## A look back

analyse-curve = Chans att vinna över { $steps } steg:
analyse-luck-skill = Tur och skicklighet i procentenheter av vinstchansen (skicklighet: 0 är utan misstag):
analyse-turns = Vändpunkter:
analyse-lessons = Drag att tänka på:
analyse-no-lessons = Inget drag var ett tydligt misstag.
analyse-lesson = { $who }: { $played }; bättre: { $better } ({ $loss })
cli-stats = Hur ofta folk har spelat och vunnit.
stats-none = Inget avslutat parti i { $folder }.
stats-game = { $game }: { $count ->
    [one] ett parti
   *[other] { $count } partier
}
stats-person = spelat { $played }, vunnit { $won }
