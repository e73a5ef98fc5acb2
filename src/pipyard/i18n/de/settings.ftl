### Was sich jemand von der Seite wünschen kann.

settings-about = Gelten nur auf diesem Gerät und werden in deinem Browser gespeichert.
settings-theme = Farben
settings-theme-system = System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-motion = Bewegung
settings-motion-about = Würfel purzeln, Plättchen drehen sich. Mit weniger Bewegung sind sie einfach da.
settings-motion-system = System
settings-motion-reduced = Weniger
settings-motion-full = Voll
settings-pace = Tempo der Gegner
settings-pace-about = Wie lange jeder Schritt der anderen zu sehen ist. Ein Tipp auf den Tisch überspringt den Rest.
settings-pace-unhurried = Gemächlich
settings-pace-normal = Normal
settings-pace-instant = Sofort
settings-sound = Ton
    .about = Kleine Geräusche beim Würfeln, Verbuddeln und Werten, und eine Glocke, wenn du dran bist.
settings-large = Große Spielteile
    .about = Größere Würfel, Leckerlis und Namen der Plättchen.
settings-patterns = Muster zu den Farben
    .about = Käfer und ihre Würfel bekommen auch Linien, jede Farbe ihre eigenen.
settings-confirm = Vor endgültigen Zügen fragen
    .about = Vor einem Zug, der sich nicht zurücknehmen lässt, wird noch einmal gefragt.
settings-odds = Chancen zeigen
    .about = Kleine Zahlen neben dem, was du tun kannst, an Tischen, die das erlauben.

## Was vor einem endgültigen Zug gefragt wird

sure-title = { $action }?
sure-about = Das lässt sich nicht zurücknehmen.
sure-yes = Ja, machen
sure-no = Noch nicht

settings-hold = Züge selbst beenden
    .about = In Spotted! wartet das letzte Tippen eines Zuges auf „Zug beenden“: Bis dahin kannst du es zurücknehmen. Verlässt du die Seite, gilt es.
