import { readChat } from '#contract/chat-reading.ts'
import { findStaffDistricts } from '#contract/region.ts'
import { districtLabel } from '#admin/features/settings/chosen-district.server.ts'
import type { Staff } from '#admin/http/staff.ts'
import { localPhone } from '#web/domain/phone.ts'
import type { Values } from './draft-values.ts'

const longestChat = 4_000

/** The form's values with what a chat says, in fields that are empty, and what of it was not recognised. */
export async function withChat({ api }: Staff, values: Values, typed: string) {
	const text = typed.replaceAll('\r\n', '\n').trim().slice(0, longestChat)
	if (text === '') return { values, errors: { chat: 'fault.chat' } }
	const answer = await api.tryCall(readChat, { body: { text } })
	if (!answer.ok)
		return { values: { ...values, chat: typed }, errors: { chat: 'fault.chatUnread' } }
	const { name, phone, email, address, rest } = answer.data
	const { district, village, postcode, street } = address
	const found: Values = {
		name,
		phone: phone === '' ? '' : localPhone(phone),
		email,
		street,
		village,
		postcode,
		...(district === '' ? {} : await placeOf(api, district)),
	}
	const filled = Object.entries(found).filter(([field]) => (values[field] ?? '').trim() === '')
	return { values: { ...values, ...Object.fromEntries(filled) }, rest }
}

async function placeOf(api: Staff['api'], code: string): Promise<Values> {
	const { list } = await api.call(findStaffDistricts, { query: { isById: true, ids: code } })
	const [district] = list
	if (!district) return {}
	const place = districtLabel(district)
	return { place, placeBefore: place, district: code }
}
