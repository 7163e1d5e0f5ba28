import { expect, test } from 'vitest'
import { isKnownPlace, pickupForm } from './pickup.form.ts'

const [main, other] = [{ id: 0 }, { id: 7 }]

test.each([
	['a place of the shop', { pickupPlace: '7' }, [main, other], '7'],
	['no place, where there is one only', {}, [main], '0'],
	['a place while none is known', { pickupPlace: '7' }, [], '7'],
])('%s is accepted', (_what, form, places, chosen) => {
	expect(pickupForm(places).parse(form)).toEqual({ pickupPlace: chosen })
})

test.each([
	['no place, where there are several', {}, [main, other], 'checkout:pickup.required'],
	['a place that is gone', { pickupPlace: '8' }, [main, other], 'checkout:pickup.gone'],
	['a place that is gone, where one is left', { pickupPlace: '7' }, [main], 'checkout:pickup.gone'],
])('%s is rejected', (_what, form, places, message) => {
	const result = pickupForm(places).safeParse(form)
	expect(result.error?.issues).toMatchObject([{ path: ['pickupPlace'], message }])
})

test('an answer without a place means the main one', () => {
	expect(isKnownPlace('', [main])).toBe(true)
	expect(isKnownPlace('-', [])).toBe(false)
})
