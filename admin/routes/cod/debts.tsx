import { redirect, type MetaFunction, type SerializeFrom } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { listCodDebts, listCodRemittances, uploadCodRemittance } from '#contract/cod-remittance.ts'
import { debtView, remittanceView } from '#admin/features/cod/cod-view.ts'
import { RemittanceForm } from '#admin/features/cod/RemittanceForm.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refusalResponse, refuseForm } from '#admin/http/answers.ts'
import { valuesOf } from '#admin/http/form.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { PageLinks } from '#admin/ui/PageLinks.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { formatMoney } from '#web/domain/money.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

export async function loader(args: AdminArgs) {
	const { api, can, locale } = await requireStaff(args, 'payments.confirm')
	const page = Number(new URL(args.request.url).searchParams.get('page') ?? 1) || 1
	const [debts, files] = await Promise.all([
		api.call(listCodDebts, { query: { page } }),
		api.call(listCodRemittances, {}),
	])
	const now = new Date()
	return {
		title: pageTitle(locale, 'cod:title'),
		first: page > 1 ? '/cod' : null,
		next: page < debts.pages ? `/cod?page=${page + 1}` : null,
		canWriteOff: can('refunds.pay'),
		owed: formatMoney(debts.owed),
		debts: debts.list.map((debt) => debtView(debt, now, locale)),
		files: files.list.map((file) => remittanceView(file, locale)),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'payments.confirm')
	const form = await args.request.formData()
	const values = valuesOf(form)
	const file = form.get('file')
	if (!(file instanceof File) || file.size === 0) {
		return refuseForm({ values, errors: { file: 'upload.missing' } })
	}
	const answer = await staff.api.tryCall(uploadCodRemittance, {
		query: { fileName: file.name.replaceAll(/\p{Cc}/gu, '').slice(0, 100) },
		bytes: {
			type: 'application/octet-stream',
			content: new Uint8Array(await file.arrayBuffer()),
		},
	})
	if (!answer.ok) {
		const [reason = answer.message] = Object.values(answer.errors).flat()
		if (![413, 422].includes(answer.status)) throw refusalResponse(answer)
		return refuseForm({ values: { ...values, reason }, errors: { file: 'upload.refused' } })
	}
	const { id, newLineCount } = answer.data.remittance
	staff.notices.put(noticeOf(staff, 'cod:upload.done', { count: newLineCount }))
	return redirect(`/cod/${id}`, 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

/** What couriers owe, and the files in which they say what they pass on. */
export default function CodPage() {
	const { debts, canWriteOff, files, owed, first, next } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('cod')
	return (
		<>
			<PageHead title={t('title')} back={{ href: '/statements', label: t('statements') }}>
				<p className="max-w-[68ch] text-mute">{t('text')}</p>
			</PageHead>
			<div className="grid gap-4">
				<Panel id="debts" title={t('debts.title', { owed })}>
					{debts.length === 0 ? (
						<EmptyState title={t('debts.none')}>{t('debts.noneText')}</EmptyState>
					) : (
						<DebtTable debts={debts} canWriteOff={canWriteOff} />
					)}
					<PageLinks first={first} next={next} />
				</Panel>
				<Panel id="upload" title={t('upload.title')}>
					<RemittanceForm rejected={rejected} />
				</Panel>
				{files.length === 0 ? null : (
					<Panel id="files" title={t('files.title')}>
						<ListTable
							caption={t('files.title')}
							keyOf={({ id }) => id}
							rows={files}
							columns={[
								{
									label: t('files.file'),
									cell: ({ id, name, at }) => (
										<TextLink href={`/cod/${id}`} touch="line">
											{name || at}
										</TextLink>
									),
								},
								{
									label: t('files.lines'),
									cell: ({ lines, added }) => t('files.linesOf', { lines, added }),
								},
								{ label: t('files.booked'), cell: ({ booked }) => booked },
								{ label: t('files.open'), cell: ({ open }) => open },
								{
									label: t('files.uploaded'),
									cell: ({ by, at }) => t('files.uploadedBy', { by, at }),
								},
							]}
						/>
					</Panel>
				)}
			</div>
		</>
	)
}

type DebtTableProps = Pick<SerializeFrom<typeof loader>, 'debts' | 'canWriteOff'>

function DebtTable({ debts, canWriteOff }: DebtTableProps) {
	const { t } = useTranslation(['cod', 'parcels'])
	return (
		<ListTable
			caption={t('debts.caption')}
			keyOf={({ number }) => number}
			rows={debts}
			columns={[
				{
					label: t('debts.order'),
					cell: ({ number, buyer }) => (
						<>
							<TextLink href={`/orders/${number}`} touch="line" className="whitespace-nowrap">
								{number}
							</TextLink>
							<MutedText>{buyer}</MutedText>
						</>
					),
				},
				{
					label: t('debts.parcel'),
					cell: ({ tracking, courier, parcelState }) => (
						<>
							<span className="tabular-nums select-all">{tracking ?? t('debts.noTracking')}</span>
							<MutedText>
								{[courier, parcelState && t(`parcels:state.${parcelState}`)]
									.filter(Boolean)
									.join(' · ')}
							</MutedText>
						</>
					),
				},
				{
					label: t('debts.since'),
					cell: ({ since, days }) => (
						<>
							{since}
							<MutedText>{t('debts.days', { count: days })}</MutedText>
						</>
					),
				},
				{
					label: t('debts.amount'),
					cell: ({ number, amount, missing }) => (
						<>
							<span className="whitespace-nowrap tabular-nums">{amount}</span>
							{missing === null ? null : <MutedText>{t('debts.missing', { missing })}</MutedText>}
							{missing !== null && canWriteOff ? (
								<TextLink href={`/cod/debts/${number}`} touch="line">
									{t('writeOff.open')}
								</TextLink>
							) : null}
						</>
					),
				},
			]}
		/>
	)
}
