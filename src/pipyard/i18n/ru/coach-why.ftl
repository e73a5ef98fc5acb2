### Почему вариант лучше сыгранного: чем они отличаются больше всего. $better — его собственное число, $other — число сыгранного.

## Spots: шансы из 100, средние на конец хода.

coach-why-win = Сразу выигрывает: { $better } раз из 100, а не { $other }.
coach-why-complete-all = Заполняет всех собачек: { $better } раз из 100, а не { $other }.
coach-why-complete-dog = Заполняет собачку: { $better } раз из 100, а не { $other }.
coach-why-score = Посчитано собачек к концу хода, в среднем: { $better }, а не { $other }.
coach-why-bust = Провал случается реже: { $better } раз из 100, а не { $other }.
coach-why-fill = Кубиков остаётся на твоих собачках, в среднем: { $better }, а не { $other }.
coach-why-fit = Чисел, которые потом подойдут твоим собачкам, в среднем: { $better } из 6, а не { $other }.
coach-why-lack-one = Собачек, которым не хватает одного кубика, в среднем: { $better }, а не { $other }.
coach-why-bury = Пятнышек остаётся во дворе, в среднем: { $better }, а не { $other }.
coach-why-treats = Лакомств остаётся, в среднем: { $better }, а не { $other }.
coach-why-box = Кубиков остаётся в запасе следующему, в среднем: { $better }, а не { $other }.
coach-why-everyone-busts = Запас пустеет, и провал у всех: { $better } раз из 100, а не { $other }.
coach-why-d0g-tricks = Открытых трюков, на которых d0g не считает собачку, в среднем: { $better }, а не { $other }.

## Spotted!: лист, когда записаны все кубики в руке.

coach-why-families = Очки семейств жуков: { $better }, а не { $other }.
coach-why-circled = Обведённых бонусных жуков: { $better }, а не { $other }.
coach-why-points = Очки с дорожки и за дополнительные лупы: { $better }, а не { $other }.
coach-why-rerolls = Остаётся перебросов: { $better }, а не { $other }.
coach-why-bonuses = Получено бонусов на дорожке клевера: { $better }, а не { $other }.
coach-why-magnifiers = Семейств с лупой: { $better }, а не { $other }.
coach-why-factors = Семейств с множителем: { $better }, а не { $other }.
coach-why-beetles = Жуков с точками: { $better }, а не { $other }.
coach-why-meadow = Зачёркнутых полей на лугу: { $better }, а не { $other }.
coach-why-reach = Шагов до ближайшей лупы: { $better }, а не { $other }.
coach-why-dice = Очков можно ждать от кубиков этого броска: около { $better }, а не { $other }.
