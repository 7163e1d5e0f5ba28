import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import {
	approveApplication,
	listApplications,
	refuseApplication,
} from '#contract/staff-application.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refuseForm } from '#admin/http/answers.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import { valuesOf, type RejectedForm } from '#admin/http/form.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { QueuePage } from '#admin/ui/QueuePage.tsx'
import { formatDateTime } from '#web/domain/dates.ts'
import { localPhone } from '#web/domain/phone.ts'
import { Button } from '#web/ui/Button.tsx'
import { SummaryList } from '#web/ui/SummaryList.tsx'
import { TextField } from '#web/ui/TextField.tsx'

export async function loader(args: AdminArgs) {
	const { api, company, locale } = await requireStaff(args, 'agents')
	const query = { status: 'WAITING' } as const
	const { list } = await api.call(listApplications, { code: company.companyCode, query })
	const waiting = list.toReversed()
	const requestedId = new URL(args.request.url).searchParams.get('id')
	const current = waiting.find(({ id }) => id === requestedId) ?? waiting[0]
	return {
		title: pageTitle(locale, 'common:nav.applications'),
		entries: waiting.map((application) => ({
			id: application.id,
			title: application.name,
			detail: `${application.place} · ${formatDateTime(application.appliedAt, locale)}`,
			href: `/applications?${new URLSearchParams({ id: application.id })}`,
		})),
		current: current
			? {
					...current,
					applied: formatDateTime(current.appliedAt, locale),
					shownPhone: localPhone(current.phone),
				}
			: null,
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'agents')
	const values = valuesOf(await args.request.formData())
	const { id = '', step, code = '', reason = '' } = values
	if (step === 'approval' && !/^[A-Za-z0-9_.-]{1,40}$/.test(code.trim())) {
		return refuseForm({ values, errors: { code: 'application.codeMalformed' } })
	}
	if (step !== 'approval' && reason.trim().length < 3) {
		return refuseForm({ values, errors: { reason: 'application.reasonMissing' } })
	}
	if (step !== 'approval' && reason.trim().length > 300) {
		return refuseForm({ values, errors: { reason: 'application.reasonLong' } })
	}
	const which = { code: staff.company.companyCode, id }
	const answer =
		step === 'approval'
			? await staff.api.tryCall(approveApplication, { ...which, body: { agentCode: code.trim() } })
			: await staff.api.tryCall(refuseApplication, { ...which, body: { reason: reason.trim() } })
	if (answer.ok) staff.notices.put(noticeOf(staff, 'common:queue.done'))
	else if (answer.code === 'AGENT_CODE_TAKEN') {
		return refuseForm({ values, errors: { code: 'application.codeTaken' } })
	} else noteConflict(staff, answer)
	return redirect('/applications', 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ApplicationsPage() {
	const { entries, current } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation(['queues', 'common'])
	return (
		<QueuePage
			title={t('common:nav.applications')}
			empty={{ title: t('application.empty'), text: t('application.emptyText') }}
			entries={entries}
			current={current?.id}
		>
			{current ? (
				<Panel id="one" title={current.name}>
					<SummaryList
						rows={[
							{ term: t('application.place'), value: current.place },
							{ term: t('application.phone'), value: current.shownPhone },
							{ term: t('application.email'), value: current.email },
							{ term: t('application.sponsor'), value: current.sponsorCode ?? '–' },
							{ term: t('application.applied'), value: current.applied },
						]}
					/>
					<p className="my-5 rounded-control bg-sunk p-4 whitespace-pre-line">{current.reason}</p>
					<DecisionForm id={current.id} rejected={rejected} />
				</Panel>
			) : null}
		</QueuePage>
	)
}

function DecisionForm({ id, rejected }: { id: string; rejected: RejectedForm | undefined }) {
	const { t } = useTranslation('queues')
	const errors = fieldErrors(rejected, t)
	return (
		<PostForm className="grid gap-4">
			<FormErrors rejected={rejected} ns="queues" />
			<input type="hidden" name="id" value={id} />
			<TextField
				id="code"
				name="code"
				maxLength={40}
				autoComplete="off"
				label={t('application.code')}
				help={t('application.codeHelp')}
				defaultValue={rejected?.values.code}
				errors={errors('code')}
			/>
			<TextField
				id="reason"
				name="reason"
				maxLength={300}
				autoComplete="off"
				label={t('application.reason')}
				optional={t('application.onlyToRefuse')}
				defaultValue={rejected?.values.reason}
				errors={errors('reason')}
			/>
			<div className="flex flex-wrap gap-2">
				<Button variant="primary" name="step" value="approval">
					{t('application.approve')}
				</Button>
				<Button variant="danger" name="step" value="refusal">
					{t('application.refuse')}
				</Button>
			</div>
		</PostForm>
	)
}
