import { expect, test } from 'vitest'
import type { Tone } from './Alert.tsx'
import { toastDurations } from './toast.ts'

test.each<[Tone, number]>([
	['primary', 4500],
	['success', 4500],
	['info', 4500],
	['warning', 3000],
	['error', 2000],
])('[BC-10] a toast of type %s stays %d ms', (tone, stays) => {
	expect(toastDurations[tone]).toBe(stays)
})
