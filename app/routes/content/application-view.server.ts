import type { AppLoadContext } from '@remix-run/node'
import { getDistrict } from '#contract/region.ts'
import { getApplication } from '#contract/agent-application.ts'
import { formatDate } from '#web/domain/dates.ts'
import { localPhone } from '#web/domain/phone.ts'
import type { NamedDistrict } from '#app/domain/region.ts'
import type { ApplicationView } from '#app/features/agents/ApplicationPanel.tsx'
import { orMissing } from '#app/http/or-missing.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { searchDistricts } from '../checkout/district-search.server.ts'

/** The customer's application; `q` searches for a district, `district` selects one. */
export async function applicationView(
	context: AppLoadContext,
	request: Request,
): Promise<ApplicationView> {
	const customer = context.customer.current()
	if (customer === null) return { state: 'visitor', signIn: context.signInPath }
	const { searchParams } = new URL(request.url)
	const code = searchParams.has('q') ? '' : (searchParams.get('district') ?? '')
	const [{ application, sponsor }, search, found] = await Promise.all([
		orRespond(context.call(getApplication, {})),
		orRespond(searchDistricts(context, searchParams.get('q'))),
		/^\d{2}\.\d{2}\.\d{2}$/.test(code) ? orMissing(context.call(getDistrict, { code })) : null,
	])
	if (application?.status === 'APPROVED') return { state: 'agent' }
	if (application?.status === 'WAITING') {
		const date = formatDate(application.applied, context.locale)
		const place = `${application.district}, ${application.city}`
		return { state: 'waiting', date, place }
	}
	return {
		state: application === null ? 'open' : 'refused',
		reason: application?.refuseReason ?? null,
		form: {
			formToken: context.formToken(),
			search,
			district: found === 'missing' || found === null ? null : placeOnly(found),
			name: customer.name,
			phone: localPhone(customer.phone),
			sponsor: sponsor ?? context.referrals().agent ?? null,
		},
	}
}

function placeOnly({ code, name, city, province }: NamedDistrict): NamedDistrict {
	return { code, name, city, province }
}
