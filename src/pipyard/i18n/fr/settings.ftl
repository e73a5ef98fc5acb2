### Ce que chacun peut souhaiter de l’application.

settings-about = Ces réglages valent pour cet appareil et restent dans ton navigateur.
settings-theme = Thème
settings-theme-system = Système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-motion = Animations
settings-motion-about = Des dés qui roulent, des tuiles qui se retournent. Avec moins d’animations, tout apparaît d’un coup.
settings-motion-system = Système
settings-motion-reduced = Moins
settings-motion-full = Toutes
settings-pace = Rythme des adversaires
settings-pace-about = La durée d’affichage de chaque coup des autres. Touche la table pour passer la suite.
settings-pace-unhurried = Tranquille
settings-pace-normal = Normal
settings-pace-instant = Immédiat
settings-sound = Sons
    .about = De petits bruits pour les dés, les toutous foufous et les validations, et une clochette quand c’est à toi.
settings-large = Grandes pièces
    .about = Des dés, des nonos et des noms de tuiles plus grands.
settings-patterns = Motifs en plus des couleurs
    .about = Les coccinelles et leurs dés portent aussi des traits, différents pour chaque couleur.
settings-confirm = Confirmer les coups définitifs
    .about = Demander confirmation avant un coup qu’on ne peut pas annuler.
settings-odds = Afficher les chances
    .about = De petits chiffres à côté de ce que tu peux faire, aux tables qui le permettent.

## Ce qui est demandé avant un coup définitif

sure-title = { $action } ?
sure-about = C’est définitif.
sure-yes = Oui, jouer
sure-no = Pas encore

settings-hold = Terminer ses tours soi-même
    .about = Dans Spotted!, ton dernier geste attend « Finir le tour » : jusque-là, tu peux revenir dessus. Si tu quittes la page, il compte.
