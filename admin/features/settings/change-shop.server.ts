import type { KeyIn } from '#admin/i18n/text-keys.ts'
import { addHost, removeHost } from '#contract/company.ts'
import { resetLogo, setLogo } from '#contract/edited-picture.ts'
import { changeSite } from '#contract/edited-site.ts'
import type { Refusal } from '#admin/api/refusal.ts'
import { refusalResponse } from '#admin/http/answers.ts'
import { confirmPassword } from '#admin/http/confirm-password.ts'
import { type RejectedForm, parseForm, valuesOf } from '#admin/http/form.ts'
import type { Staff } from '#admin/http/staff.ts'
import { programmesOff } from './programmes.form.ts'
import { ShopForm } from './shop.form.ts'

/** Maximum bytes of a logo. */
const maxLogoBytes = 10_000_000

type Result = { done: KeyIn<'settings'> } | { rejected: RejectedForm }

/** Performs the action of a form of the shop settings, by its button. @throws Response */
export async function changeShop(staff: Staff, form: FormData): Promise<Result> {
	switch (form.get('act')) {
		case 'logo':
			return changeLogo(staff, form)
		case 'resetLogo': {
			const answer = await staff.api.tryCall(resetLogo, { code: staff.company.companyCode })
			return answer.ok ? { done: 'shop.logoReset' } : refuse(answer)
		}
		case 'addHost':
		case 'removeHost':
			return changeHosts(staff, form)
		default:
			return changeFields(staff, form)
	}
}

async function changeFields({ api, company }: Staff, form: FormData): Promise<Result> {
	const parsed = parseForm(form, ShopForm)
	if (!parsed.ok) return { rejected: parsed.rejected }
	const { name, phone, ...look } = parsed.value
	const body = {
		...look,
		title: name,
		customerCarePhone: phone,
		hideWatermark: form.get('hideWatermark') === '1',
		programmesOff: programmesOff(form),
	}
	const answer = await api.tryCall(changeSite, { code: company.companyCode, body })
	if (answer.ok) return { done: 'saved' }
	const names = { title: 'name', customerCarePhone: 'phone' } as const
	const [field] = Object.keys(answer.errors)
	if (field === 'title' || field === 'customerCarePhone') {
		const at = names[field]
		return { rejected: { values: valuesOf(form), errors: { [at]: `shop.${at}Wrong` } } }
	}
	return refuse(answer)
}

async function changeLogo({ api, company }: Staff, form: FormData): Promise<Result> {
	const refuseLogo = (key: string): Result => ({
		rejected: { values: { act: 'logo' }, errors: { logo: key } },
	})
	const file = form.get('logo')
	if (!(file instanceof File) || file.size === 0) return refuseLogo('shop.logoMissing')
	if (file.size > maxLogoBytes) return refuseLogo('shop.logoLarge')
	const content = new Uint8Array(await file.arrayBuffer())
	const bytes = { type: 'application/octet-stream', content }
	const answer = await api.tryCall(setLogo, { code: company.companyCode, bytes })
	if (answer.ok) return { done: 'shop.logoSaved' }
	return answer.status === 422 ? refuseLogo('shop.logoWrong') : refuse(answer)
}

async function changeHosts(staff: Staff, form: FormData): Promise<Result> {
	const { api, company } = staff
	const code = company.companyCode
	const act = String(form.get('act'))
	const host = String(form.get('host') ?? '')
		.trim()
		.slice(0, 253)
	const refuseFields = (errors: Record<string, string>): Result => ({
		rejected: { values: { act: 'addHost', ...(act === 'addHost' && { host }) }, errors },
	})
	if (act === 'addHost' && host === '') return refuseFields({ host: 'shop.hostWrong' })
	const error = await confirmPassword(staff, form)
	if (error !== null) return refuseFields({ password: error })
	if (act === 'removeHost') {
		const removed = await api.tryCall(removeHost, { code, host })
		return removed.ok || removed.status === 404 ? { done: 'shop.hostRemoved' } : refuse(removed)
	}
	const added = await api.tryCall(addHost, { code, body: { host } })
	if (added.ok) return { done: 'shop.hostAdded' }
	if (added.code === 'HOST_TAKEN') return refuseFields({ host: 'shop.hostTaken' })
	return added.status === 422 ? refuseFields({ host: 'shop.hostWrong' }) : refuse(added)
}

function refuse(answer: Refusal): never {
	throw refusalResponse(answer)
}
