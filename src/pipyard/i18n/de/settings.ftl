### Was sich jemand von der Seite wünschen kann.

settings-about = Sie gelten für dieses Gerät und werden von deinem Browser aufgehoben.
settings-theme = Farben
settings-theme-system = Wie das System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-motion = Bewegung
settings-motion-about = Würfel, die purzeln, Plättchen, die sich drehen. Mit weniger Bewegung sind sie einfach da.
settings-motion-system = Wie das System
settings-motion-reduced = Weniger
settings-motion-full = Volle
settings-sound = Ton
    .about = Kleine Geräusche für Würfel, Pech und Wertungen, und eine Glocke, wenn du dran bist.
settings-large = Große Spielsteine
    .about = Größere Würfel, Leckerlis und Namen der Plättchen.
settings-patterns = Muster zu den Farben
    .about = Käfer und ihre Würfel tragen auch Linien, für jede Farbe eine Art.
settings-confirm = Vor endgültigen Zügen fragen
    .about = Vor einem Zug, der sich nicht zurücknehmen lässt, wirst du noch einmal gefragt.

## Was vor einem endgültigen Zug gefragt wird

sure-title = { $action }?
sure-about = Dieser Zug lässt sich nicht zurücknehmen.
sure-yes = Machen
sure-no = Noch nicht
