import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { message } from './message.ts'

/** What a shop's labels are printed on: sheets of 100 × 150 mm, a roll of 80 mm, or A4 with four labels. */
export const LABEL_SIZES = ['100X150', '80MM', 'A4'] as const
export type LabelSize = (typeof LABEL_SIZES)[number]

const Size = message({ labelSize: ['LABEL_SIZE', z.enum(LABEL_SIZES)] })

export const getLabelSize = endpoint({
	method: 'GET',
	path: '/label-size',
	summary: 'The size that one prints labels in',
	needs: 'preferences',
	answer: Size,
})

export const chooseLabelSize = endpoint({
	method: 'PUT',
	path: '/label-size',
	summary: 'Chooses the size that one prints labels in',
	needs: 'preferences',
	body: Size,
	answer: Size,
})
