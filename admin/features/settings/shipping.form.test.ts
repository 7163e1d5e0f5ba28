import { expect, test } from 'vitest'
import { VOLUME_DIVISORS } from '#contract/shipping-settings.ts'
import { VolumeForm, VOLUMES } from './shipping.form.ts'

test('what can be chosen for the volume of parcels is every divisor, and none', () => {
	expect(VOLUMES.map((chosen) => VolumeForm.parse(chosen))).toEqual([...VOLUME_DIVISORS, null])
	for (const wrong of ['', '0', '7000', '6.000', 'null', undefined]) {
		expect(VolumeForm.safeParse(wrong).success, wrong).toBe(false)
	}
})
