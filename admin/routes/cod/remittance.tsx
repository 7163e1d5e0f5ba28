import { redirect, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { bookCodRemittance, readCodRemittance } from '#contract/cod-remittance.ts'
import { canBook, remittanceView, remittedLineView } from '#admin/features/cod/cod-view.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

export async function loader(args: AdminArgs) {
	const { api, can, locale } = await requireStaff(args, 'payments.confirm')
	const { remittance, lines } = await api.call(readCodRemittance, { id: args.params.id ?? '' })
	const file = remittanceView(remittance, locale)
	return {
		title: pageTitle(locale, 'cod:one.title', { name: file.name || file.at }),
		file,
		canDismiss: can('refunds.pay'),
		lines: lines
			.filter(({ dismissal }) => dismissal === null)
			.map((line) => remittedLineView(line, locale)),
		dismissed: lines
			.filter(({ dismissal }) => dismissal !== null)
			.map((line) => remittedLineView(line, locale)),
		fitting: lines.filter(canBook).length,
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'payments.confirm')
	const id = args.params.id ?? ''
	const answer = await staff.api.tryCall(bookCodRemittance, { id })
	if (answer.ok) staff.notices.put(noticeOf(staff, 'cod:one.done'))
	else noteConflict(staff, answer)
	return redirect(`/cod/${encodeURIComponent(id)}`, 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

/** A courier's file, before and after it is booked. */
export default function RemittancePage() {
	const { file, lines, dismissed, fitting, canDismiss } = useLoaderData<typeof loader>()
	const { t } = useTranslation('cod')
	const isAllDismissed = dismissed.length > 0
	return (
		<>
			<PageHead
				title={t('one.title', { name: file.name || file.at })}
				back={{ href: '/cod', label: t('title') }}
			>
				<p className="text-mute">{t('files.linesOf', { lines: file.lines, added: file.added })}</p>
			</PageHead>
			<div className="grid gap-4">
				<Panel id="lines" title={t('one.lines')}>
					{lines.length === 0 ? (
						<EmptyState title={t(isAllDismissed ? 'one.allDismissed' : 'one.none')}>
							{isAllDismissed ? null : t('one.noneText')}
						</EmptyState>
					) : (
						<RemittedLines
							caption={t('one.lines')}
							lines={lines}
							fileId={file.id}
							canDismiss={canDismiss}
						/>
					)}
				</Panel>
				{fitting === 0 ? null : (
					<PostForm className="grid gap-3">
						<p className="max-w-[68ch] text-14 text-mute">{t('one.text')}</p>
						<div>
							<Button variant="primary">{t('one.book', { count: fitting })}</Button>
						</div>
					</PostForm>
				)}
				{dismissed.length === 0 ? null : (
					<Panel id="dismissed" title={t('one.dismissed')}>
						<RemittedLines
							caption={t('one.dismissed')}
							lines={dismissed}
							fileId={file.id}
							canDismiss={canDismiss}
						/>
					</Panel>
				)}
			</div>
		</>
	)
}

type Line = ReturnType<typeof remittedLineView>
type RemittedLinesProps = {
	caption: string
	fileId: string
	lines: Line[]
	/** The reader may put lines aside, and take them back. */
	canDismiss: boolean
}

function RemittedLines({ caption, fileId, lines, canDismiss }: RemittedLinesProps) {
	const { t } = useTranslation('cod')
	return (
		<ListTable
			caption={caption}
			keyOf={({ id }) => id}
			rows={lines}
			columns={[
				{
					label: t('debts.parcel'),
					cell: ({ tracking }) => <span className="tabular-nums">{tracking}</span>,
				},
				{
					label: t('debts.order'),
					cell: ({ number }) =>
						number === null ? (
							'–'
						) : (
							<TextLink href={`/orders/${number}`} touch="line" className="whitespace-nowrap">
								{number}
							</TextLink>
						),
				},
				{ label: t('one.collected'), cell: ({ collected }) => collected },
				{ label: t('one.fee'), cell: ({ fee }) => fee },
				{ label: t('one.due'), cell: ({ due }) => due ?? '–' },
				{
					label: t('one.state'),
					cell: (line) => (
						<>
							<StateBadge line={line} />
							{canDismiss && (line.canDismiss || line.dismissal) ? (
								<TextLink href={`/cod/${fileId}/lines/${line.id}`} touch="line">
									{t(line.dismissal ? 'restore.open' : 'dismiss.open')}
								</TextLink>
							) : null}
						</>
					),
				},
			]}
		/>
	)
}

function StateBadge({ line: { state, isBooked, dismissal } }: { line: Line }) {
	const { t } = useTranslation('cod')
	return (
		<>
			<Badge colour={isBooked ? 'green' : 'grey'}>
				{t(isBooked ? `one.booked.${state}` : `one.states.${state}`)}
			</Badge>
			{dismissal ? (
				<>
					<MutedText>{dismissal.reason}</MutedText>
					<MutedText>{t('files.uploadedBy', dismissal)}</MutedText>
				</>
			) : null}
		</>
	)
}
