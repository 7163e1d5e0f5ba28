import type { FieldName } from '#web/domain/form-fields.ts'
import { json, redirect, type MetaFunction } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { z } from 'zod'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { addAgent, type NewAgent } from '#contract/staff-agent.ts'
import { lineOf, ticked } from '#admin/features/promotions/form-parts.ts'
import {
	chosenDistrict,
	type DistrictOption,
} from '#admin/features/settings/chosen-district.server.ts'
import { DistrictField } from '#admin/features/settings/DistrictField.tsx'
import { phoneNumber } from '#admin/features/setup/owner.form.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refusalResponse } from '#admin/http/answers.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import { emptyOr } from '#admin/http/form-schemas.ts'
import { parseForm, type RejectedForm, valuesOf } from '#admin/http/form.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { type FieldSpec, FormFields } from '#admin/ui/FormFields.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'

type Refusal = { rejected: RejectedForm; options: DistrictOption[] }

const list = '/promotions/agents'
const who: FieldSpec<FieldName<typeof AgentForm>>[] = [
	{ name: 'name', textKey: 'fullName', maxLength: 100, required: true, hasHelp: true },
	{ name: 'shopName', maxLength: 60, hasHelp: true },
	{ name: 'code', maxLength: 40, required: true, hasHelp: true },
	{ name: 'whatsapp', maxLength: 40, hasHelp: true },
]
const shown: FieldSpec<FieldName<typeof AgentForm>>[] = [
	{ name: 'showsWhatsapp', kind: 'tick', wide: true },
	{ name: 'inDirectory', kind: 'tick', hasHelp: true, wide: true },
]

/** Without the district, which is looked up. */
const AgentForm = z
	.object({
		code: z
			.string()
			.trim()
			.regex(/^[A-Za-z0-9_.-]{1,40}$/, 'agent.codeWrong'),
		name: lineOf(3, 100),
		shopName: emptyOr(lineOf(2, 60)),
		whatsapp: emptyOr(phoneNumber('agent.whatsappWrong')),
		showsWhatsapp: ticked,
		inDirectory: ticked,
	})
	.refine(({ whatsapp, showsWhatsapp }) => whatsapp !== null || !showsWhatsapp, {
		path: ['whatsapp'],
		message: 'agent.whatsappWrong',
	})
type AgentForm = z.output<typeof AgentForm>

export async function loader(args: AdminArgs) {
	const { locale } = await requireStaff(args, 'agents')
	return { title: pageTitle(locale, 'promotions:agent.new') }
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'agents')
	const form = await args.request.formData()
	const values = valuesOf(form)
	const parsed = parseForm(form, AgentForm)
	const district = await chosenDistrict(staff.api, form)
	const errors = {
		...(parsed.ok ? {} : parsed.rejected.errors),
		...('error' in district ? { place: placeError(district.error) } : {}),
	}
	const options = 'error' in district ? district.options : []
	if (!parsed.ok || 'error' in district)
		return json<Refusal>({ rejected: { values, errors }, options }, { status: 422 })
	const body = newAgentOf(parsed.value, district.code)
	const answer = await staff.api.tryCall(addAgent, { code: staff.company.companyCode, body })
	if (answer.ok) {
		staff.notices.put(noticeOf(staff, 'promotions:agent.added', { name: parsed.value.name }))
		return redirect(list, 303)
	}
	if (answer.code !== 'AGENT_CODE_TAKEN') throw refusalResponse(answer)
	const rejected = { values, errors: { code: 'agent.codeTaken' } }
	return json<Refusal>({ rejected, options }, { status: 409 })
}

const placeError = (key: string) =>
	key === 'district.missing' ? 'agent.districtMissing' : `settings:${key}`

function newAgentOf(form: AgentForm, district: string): NewAgent {
	return {
		code: form.code,
		name: form.name,
		shopName: form.shopName ?? undefined,
		district,
		whatsapp: form.whatsapp ?? undefined,
		showWhatsapp: form.showsWhatsapp,
		inDirectory: form.inDirectory,
	}
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function NewAgentPage() {
	const answer = useActionData<typeof action>()
	const { t } = useTranslation(['promotions', 'settings'])
	const rejected = answer?.rejected
	const form = {
		namespace: 'promotions' as const,
		group: 'agent',
		saved: { inDirectory: 'on' },
		rejected,
	}
	return (
		<>
			<PageHead title={t('agent.new')} back={{ href: list, label: t('tab.agents') }} />
			<div className="max-w-200">
				<Panel id="agent" title={t('agent.one')}>
					<PostForm className="grid gap-4">
						<FormErrors rejected={rejected} ns="promotions" />
						<FormFields {...form} fields={who} />
						<DistrictField
							label={t('agent.district')}
							place={rejected?.values.place}
							district={rejected?.values.district}
							options={answer?.options}
							errors={fieldErrors(rejected, t)('place')}
						/>
						<FormFields {...form} fields={shown} />
						<div>
							<Button variant="primary">{t('agent.add')}</Button>
						</div>
					</PostForm>
				</Panel>
			</div>
		</>
	)
}
