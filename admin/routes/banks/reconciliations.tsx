import { TABLE_TYPES } from '#contract/file-types.ts'
import { redirect, type MetaFunction, type SerializeFrom } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { providerName, PAYMENT_PROVIDERS } from '#contract/online-method.ts'
import {
	listReconciliations,
	startReconciliation,
	uploadSettlement,
} from '#contract/reconciliation.ts'
import { DayState } from '#admin/features/reconciliation/DayState.tsx'
import { reconciliationView } from '#admin/features/reconciliation/reconciliation-view.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refuseForm, refusalResponse } from '#admin/http/answers.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import { type RejectedForm, valuesOf } from '#admin/http/form.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff, type Staff } from '#admin/http/staff.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { jakartaDay } from '#web/domain/dates.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { FileField } from '#web/ui/FileField.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { Pagination } from '#web/ui/Pagination.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

export async function loader(args: AdminArgs) {
	const { api, locale } = await requireStaff(args, 'payments.confirm')
	const asked = Number(new URL(args.request.url).searchParams.get('page')) || 1
	const page = Math.min(100_000, Math.max(1, Math.floor(asked)))
	const { list, pages, providers } = await api.call(listReconciliations, { query: { page } })
	return {
		title: pageTitle(locale, 'reconciliation:title'),
		page,
		pages,
		providers,
		yesterday: jakartaDay(new Date(Date.now() - 86_400_000)),
		days: list.map((one) => reconciliationView(one, locale)),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'payments.confirm')
	const compared = await compareDay(staff, await args.request.formData())
	if ('rejected' in compared) return refuseForm(compared.rejected)
	return redirect(`/payments/reconciliation/${compared.id}`, 303)
}

type Compared = { id: string } | { rejected: RejectedForm }

async function compareDay({ api }: Staff, form: FormData): Promise<Compared> {
	const values = valuesOf(form)
	const reject = (field: string, text: string, reason = ''): Compared => ({
		rejected: { values: { ...values, reason }, errors: { [field]: text } },
	})
	const provider = PAYMENT_PROVIDERS.find((one) => one === values.provider)
	if (!provider) return reject('provider', 'compare.providerMissing')
	const file = form.get('file')
	if (file instanceof File && file.size > 0) {
		const content = new Uint8Array(await file.arrayBuffer())
		const bytes = { type: 'application/octet-stream', content }
		const answer = await api.tryCall(uploadSettlement, { query: { provider }, bytes })
		if (answer.ok) return { id: answer.data.list[0]?.id ?? '' }
		if (![404, 413, 422].includes(answer.status)) throw refusalResponse(answer)
		const [reason = answer.message] = Object.values(answer.errors).flat()
		return reject('file', 'compare.refused', reason)
	}
	const day = values.day ?? ''
	if (!/^20\d\d-\d\d-\d\d$/.test(day)) return reject('day', 'compare.dayMissing')
	const answer = await api.tryCall(startReconciliation, { body: { provider, day } })
	if (answer.ok) return { id: answer.data.day.id }
	if (answer.code === 'RECONCILIATION_BY_FILE') return reject('file', 'compare.fileMissing')
	if (![404, 409, 422].includes(answer.status)) throw refusalResponse(answer)
	const [reason = answer.message] = Object.values(answer.errors).flat()
	return reject('day', 'compare.refused', reason)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ReconciliationsPage() {
	const { days, page, pages, providers, yesterday } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation(['reconciliation', 'common'])
	return (
		<>
			<PageHead title={t('title')}>
				<p className="max-w-[68ch] text-14 text-mute">{t('lead')}</p>
			</PageHead>
			<div className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-start">
				{providers.length === 0 ? null : (
					<Panel id="compare" title={t('compare.title')}>
						<CompareForm providers={providers} yesterday={yesterday} rejected={rejected} />
					</Panel>
				)}
				{days.length === 0 ? (
					<EmptyState title={t('none')}>
						{t(providers.length === 0 ? 'noProvider' : 'noneText')}
					</EmptyState>
				) : (
					<Panel id="days" title={t('days')}>
						<ListTable
							caption={t('days')}
							rows={days}
							keyOf={({ id }) => id}
							columns={[
								{
									label: t('day'),
									cell: ({ href, day, provider }) => (
										<TextLink href={href} touch="line">
											{`${day} · ${provider}`}
										</TextLink>
									),
								},
								{ label: t('state'), cell: (one) => <DayState day={one} /> },
								{ label: t('theirs'), cell: ({ theirs }) => theirs, end: true },
								{ label: t('fees'), cell: ({ fees }) => fees, end: true },
								{ label: t('ours'), cell: ({ ours }) => ours, end: true },
							]}
						/>
					</Panel>
				)}
			</div>
			<Pagination
				page={page}
				pages={pages}
				hrefOf={(to) => `/payments/reconciliation?page=${to}`}
				texts={{
					label: t('common:pages.label'),
					previous: t('common:pages.previous'),
					next: t('common:pages.next'),
					page: (number) => t('common:pages.page', { page: number }),
				}}
			/>
		</>
	)
}

type CompareFormProps = Pick<SerializeFrom<typeof loader>, 'providers' | 'yesterday'> & {
	rejected: RejectedForm | undefined
}

function CompareForm({ providers, yesterday, rejected }: CompareFormProps) {
	const { t } = useTranslation('reconciliation')
	const errorsOf = fieldErrors(rejected, t)
	const has = (wanted: string) => providers.some(({ source }) => source === wanted)
	return (
		<PostForm encType="multipart/form-data" className="grid gap-5">
			<FormErrors rejected={rejected} ns="reconciliation" />
			<SelectField
				id="provider"
				name="provider"
				required
				label={t('compare.provider')}
				options={providers.map(({ provider, source }) => ({
					value: provider,
					label: t(`compare.source.${source}`, { provider: providerName(provider) }),
				}))}
				defaultValue={rejected?.values.provider}
				errors={errorsOf('provider')}
			/>
			{has('LIST') ? (
				<TextField
					id="day"
					name="day"
					type="date"
					max={yesterday}
					label={t('compare.day')}
					help={t('compare.dayHelp')}
					defaultValue={rejected?.values.day ?? yesterday}
					errors={errorsOf('day')}
				/>
			) : null}
			{has('FILE') ? (
				<FileField
					id="file"
					name="file"
					accept={TABLE_TYPES}
					label={t('compare.file')}
					help={t('compare.fileHelp')}
					errors={errorsOf('file')}
				/>
			) : null}
			<div>
				<Button variant="primary">{t('compare.submit')}</Button>
			</div>
		</PostForm>
	)
}
