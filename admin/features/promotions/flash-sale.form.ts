import { z } from 'zod'
import type { FlashSalePlan } from '#contract/flash-sale-plan.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { wholeNumber } from '#admin/http/form-schemas.ts'
import { englishOf, lineOf, minute, rupiahOf } from './form-parts.ts'

/** Maximum rows of a form; empty ones are left out. */
export const maxRows = 200
/** The fields of a row; their names end with its number. */
export const rowFields = ['sku', 'price', 'quota', 'most'] as const

const units = wholeNumber('fault.count', 1, 1_000_000)
const Head = z
	.object({
		nameId: lineOf(3, 60),
		nameEn: englishOf(3, 60),
		startsAt: minute,
		endsAt: minute,
	})
	.refine(({ startsAt, endsAt }) => startsAt < endsAt, {
		path: ['endsAt'],
		message: 'fault.period',
	})
const Row = z
	.object({
		sku: z.string().trim().min(1, 'flash.skuMissing').max(64, 'fault.tooLong'),
		price: rupiahOf(1),
		quota: units,
		most: units,
	})
	.refine(({ most, quota }) => most <= quota, { path: ['most'], message: 'flash.mostWrong' })

type Parsed =
	| { ok: true; sale: FlashSalePlan; rows: number[] }
	| { ok: false; errors: RejectedForm['errors'] }

/** Parses the form of a flash sale; `rows` has the form row of each item. */
export function parseFlashSale(values: Record<string, string>): Parsed {
	const head = Head.safeParse(values)
	const errors: Record<string, string> = {}
	for (const { path, message } of head.error?.issues ?? []) errors[path.join('.')] ??= message
	const items: FlashSalePlan['items'] = []
	const rows: number[] = []
	for (let at = 0; at < rowCount(values); at += 1) {
		const typed = rowFields.map((name) => [name, values[`${name}-${at}`] ?? ''] as const)
		if (typed.every(([name, text]) => name === 'most' || text.trim() === '')) continue
		const row = Row.safeParse(Object.fromEntries(typed))
		for (const { path, message } of row.error?.issues ?? [])
			errors[`${path.join('.')}-${at}`] ??= message
		if (!row.success) continue
		items.push(row.data)
		rows.push(at)
	}
	if (items.length === 0 && Object.keys(errors).length === 0) errors['sku-0'] = 'flash.skuMissing'
	if (!head.success || Object.keys(errors).length > 0) return { ok: false, errors }
	const { nameId, nameEn, startsAt, endsAt } = head.data
	const times = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) }
	return { ok: true, sale: { nameId, nameEn: nameEn || nameId, ...times, items }, rows }
}

/** Number of rows of a submitted form. */
export function rowCount(values: Record<string, string>): number {
	let count = 0
	while (count < maxRows && values[`sku-${count}`] !== undefined) count += 1
	return count
}

/** The form values with the selected variants of a search in empty rows, then in new ones. */
export function withSelectedVariants(values: Record<string, string>): Record<string, string> {
	const { search: _search, ...next } = values
	const selected = Object.keys(values).filter((name) => /^pick-\d+$/.test(name))
	const skus = new Set<string>()
	for (let at = 0; at < rowCount(next); at += 1) skus.add((next[`sku-${at}`] ?? '').trim())
	let row = 0
	for (const name of selected) {
		const sku = next[name] ?? ''
		delete next[name]
		if (sku === '' || skus.has(sku)) continue
		skus.add(sku)
		while (row < maxRows && (next[`sku-${row}`] ?? '').trim() !== '') row += 1
		if (row >= maxRows) break
		next[`sku-${row}`] = sku
		next[`most-${row}`] ||= '1'
	}
	return next
}
