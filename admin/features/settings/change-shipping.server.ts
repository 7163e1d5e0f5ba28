import type { KeyIn } from '#admin/i18n/text-keys.ts'
import { changeCouriers, changeShipping, getShipping } from '#contract/shipping-settings.ts'
import type { Refusal } from '#admin/api/refusal.ts'
import { refusalResponse } from '#admin/http/answers.ts'
import { type RejectedForm, parseForm, valuesOf } from '#admin/http/form.ts'
import type { Staff } from '#admin/http/staff.ts'
import { chosenDistrict, type DistrictOption } from './chosen-district.server.ts'
import { readHours } from './opening-hours.ts'
import { courierId, ShippingForm } from './shipping.form.ts'
import { readTariffCsv, tariffOf } from './tariff-csv.ts'

/** Maximum bytes of a tariff file. */
const maxFileBytes = 200_000

type Result = { done: KeyIn<'settings'> } | { rejected: RejectedForm; options?: DistrictOption[] }

/** Changes where parcels leave from, the hours for pickup and free shipping. @throws Response */
export async function changeOrigin(staff: Staff, form: FormData): Promise<Result> {
	const values = valuesOf(form)
	const parsed = parseForm(form, ShippingForm)
	const district = await chosenDistrict(staff.api, form)
	const isUnclear = 'error' in district
	const { hours, errors: wrongHours } = readHours(form)
	if (!parsed.ok || isUnclear || Object.keys(wrongHours).length > 0) {
		const errors = {
			...wrongHours,
			...(parsed.ok ? {} : parsed.rejected.errors),
			...(isUnclear && { place: district.error }),
		}
		return { rejected: { values, errors }, options: isUnclear ? district.options : [] }
	}
	const answer = await staff.api.tryCall(changeShipping, {
		code: staff.company.companyCode,
		body: {
			originDistrict: district.code,
			pickupAddress: parsed.value.address,
			pickupHours: hours,
			freeShippingFrom: parsed.value.freeFrom,
			packingDays: parsed.value.packing,
		},
	})
	return answer.ok ? { done: 'saved' } : refuse(answer)
}

/** Replaces the tariffs of the couriers that a CSV file lists. @throws Response */
export async function uploadTariffs({ api, company }: Staff, form: FormData): Promise<Result> {
	const refuseFile = (key: string, line = 0): Result => ({
		rejected: { values: { act: 'csv', line: String(line) }, errors: { file: key } },
	})
	const file = form.get('file')
	if (!(file instanceof File) || file.size === 0) return refuseFile('tariffs.missing')
	if (file.size > maxFileBytes) return refuseFile('tariffs.large')
	if (await isWorkbook(file)) return refuseFile('tariffs.workbook')
	const code = company.companyCode
	const { couriers } = await api.call(getShipping, { code })
	const withTariffs = couriers.filter((courier) => courier.hasTariffs)
	const idOf = (courier: (typeof withTariffs)[number]) =>
		courierId(courier.vendorCode, courier.vendorMethod)
	const read = readTariffCsv(await file.text(), withTariffs.map(idOf))
	if ('error' in read) return refuseFile(read.error, read.line)
	const listed = withTariffs.filter((courier) =>
		read.rows.some((row) => row.courier === idOf(courier)),
	)
	const changes = listed.map((courier) => ({
		vendorCode: courier.vendorCode,
		vendorMethod: courier.vendorMethod,
		tariffs: read.rows
			.filter((row) => row.courier === idOf(courier))
			.map((row) => tariffOf(row.zone, row.tariff)),
	}))
	const answer = await api.tryCall(changeCouriers, { code, body: { couriers: changes } })
	return answer.ok ? { done: 'tariffs.saved' } : refuse(answer)
}

/** A workbook is a ZIP file. */
async function isWorkbook(file: File): Promise<boolean> {
	return (await file.slice(0, 2).text()) === 'PK'
}

function refuse(answer: Refusal): never {
	throw refusalResponse(answer)
}
