### Wat een lezer van de pagina’s kan wensen.

settings-about = Deze instellingen gelden voor dit apparaat en staan in je browser.
settings-theme = Thema
settings-theme-system = Systeem
settings-theme-light = Licht
settings-theme-dark = Donker
settings-motion = Beweging
settings-motion-about = Dobbelstenen die rollen, tegels die omdraaien. Met minder beweging liggen ze er gewoon.
settings-motion-system = Systeem
settings-motion-reduced = Minder
settings-motion-full = Alles
settings-pace = Tempo van tegenstanders
settings-pace-about = Hoelang je elke zet van anderen ziet. Tik op de tafel om de rest over te slaan.
settings-pace-unhurried = Rustig
settings-pace-normal = Normaal
settings-pace-instant = Meteen
settings-sound = Geluid
    .about = Zachte geluidjes bij dobbelstenen, betrapt worden en scoren, en een belletje als je aan de beurt bent.
settings-large = Groot spelmateriaal
    .about = Grotere dobbelstenen, koekjes en tegelnamen.
settings-patterns = Patronen naast kleuren
    .about = Elke kleur krijgt op kevers en dobbelstenen een eigen patroon.
settings-confirm = Bevestig definitieve zetten
    .about = Vraagt het nog een keer bij een zet die je niet kunt terugnemen.
settings-odds = Kansen tonen
    .about = Kleine getallen naast wat je kunt doen, aan tafels waar dat mag.

## Wat voor een definitieve zet wordt gevraagd

sure-title = { $action }?
sure-about = Dit kun je niet terugnemen.
sure-yes = Doen
sure-no = Nog niet

settings-hold = Zelf je beurt beëindigen
    .about = In Spotted! wacht je laatste tik op ‘Beurt klaar’: tot dan kun je die terugnemen. Verlaat je de pagina, dan telt hij.
