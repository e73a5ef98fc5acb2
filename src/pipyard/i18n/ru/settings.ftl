### What a reader may wish of the client.

settings-about = Действуют на этом устройстве, хранит их твой браузер.
settings-theme = Оформление
settings-theme-system = Авто
settings-theme-light = Светлое
settings-theme-dark = Тёмное
settings-motion = Движение
settings-motion-about = Кубики катятся, плитки переворачиваются. Когда движения меньше, они появляются сразу.
settings-motion-system = Авто
settings-motion-reduced = Меньше
settings-motion-full = Всё
settings-pace = Темп соперников
settings-pace-about = Сколько времени виден каждый шаг других игроков. Нажатие на стол пропускает остальное.
settings-pace-unhurried = Неспешно
settings-pace-normal = Обычно
settings-pace-instant = Сразу
settings-sound = Звук
    .about = Тихие звуки для кубиков, провалов и подсчёта и колокольчик на твой ход.
settings-large = Крупные детали
    .about = Кубики, лакомства и названия плиток побольше.
settings-patterns = Узоры вместе с цветом
    .about = На жуках и их кубиках ещё и линии, у каждого цвета свои.
settings-confirm = Переспрашивать
    .about = Перед ходом, который нельзя отменить, будет ещё один вопрос.

## What is asked before a final move

sure-title = { $action }?
sure-about = Этот ход нельзя отменить.
sure-yes = Да
sure-no = Пока нет

settings-hold = Завершать ход самому
    .about = В Spotted! последнее касание хода ждёт кнопки «Завершить ход»: до неё его можно отменить. Если уйти со страницы, оно засчитается.
