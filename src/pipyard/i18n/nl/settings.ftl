### Wat een lezer van de pagina’s kan wensen.

settings-about = Ze gelden voor dit apparaat en worden door je browser bewaard.
settings-theme = Thema
settings-theme-system = Zoals het systeem
settings-theme-light = Licht
settings-theme-dark = Donker
settings-motion = Beweging
settings-motion-about = Dobbelstenen die rollen, tegels die draaien. Met minder beweging liggen ze er gewoon.
settings-motion-system = Zoals het systeem
settings-motion-reduced = Minder
settings-motion-full = Alles
settings-sound = Geluid
    .about = Zachte geluidjes bij dobbelstenen, betrapt worden en scoren, en een belletje als je aan de beurt bent.
settings-large = Grote stukken
    .about = Grotere dobbelstenen, koekjes en tegelnamen.
settings-patterns = Patronen naast kleuren
    .about = Kevers en hun dobbelstenen krijgen ook lijnen, een soort voor elke kleur.
settings-confirm = Vraag het bij definitieve zetten
    .about = Voor een zet die je niet kunt terugnemen, vragen we het nog een keer.

## Wat voor een definitieve zet wordt gevraagd

sure-title = { $action }?
sure-about = Deze zet kun je niet terugnemen.
sure-yes = Doen
sure-no = Nog niet
