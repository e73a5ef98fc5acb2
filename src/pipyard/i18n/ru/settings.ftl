### What a reader may wish of the client.

settings-about = Действуют на этом устройстве и хранятся в браузере.
settings-theme = Оформление
settings-theme-system = Авто
settings-theme-light = Светлое
settings-theme-dark = Тёмное
settings-motion = Движение
settings-motion-about = Кубики катятся, плитки переворачиваются. Когда движения меньше, они появляются сразу.
settings-motion-system = Авто
settings-motion-reduced = Меньше
settings-motion-full = Полное
settings-pace = Темп соперников
settings-pace-about = Сколько времени виден каждый ход соперников. Нажми на стол, чтобы пропустить.
settings-pace-unhurried = Неспешный
settings-pace-normal = Обычный
settings-pace-instant = Мгновенный
settings-sound = Звук
    .about = Тихие звуки для кубиков, провалов и подсчёта и колокольчик на твой ход.
settings-large = Крупные детали
    .about = Кубики, лакомства и названия плиток побольше.
settings-patterns = Узоры вместе с цветом
    .about = На жуках и кубиках появятся линии, у каждого цвета свои.
settings-confirm = Подтверждать важные ходы
    .about = Переспрашивать перед ходом, который нельзя отменить.
settings-odds = Показывать шансы
    .about = Небольшие числа рядом с тем, что можно сделать, — за столами, где это разрешено.

## What is asked before a final move

sure-title = { $action }?
sure-about = Отменить это будет нельзя.
sure-yes = Да
sure-no = Пока нет

settings-hold = Завершать ход самому
    .about = В Spotted! последнее касание хода ждёт кнопки «Завершить ход»: до неё его можно отменить. Если уйти со страницы, оно засчитается.
