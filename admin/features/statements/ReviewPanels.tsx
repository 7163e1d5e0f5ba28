import { useTranslation } from '#admin/i18n/use-translation.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { CheckLine } from './CheckLine.tsx'
import { LineRow } from './LineRow.tsx'
import { Proposals } from './Proposals.tsx'
import { SettledLines } from './SettledLines.tsx'
import { StatementFacts } from './StatementFacts.tsx'
import type { LineView, StatementView } from './statement-view.ts'
import { UnmatchedLines } from './UnmatchedLines.tsx'

type Group = { count: number; lines: LineView[] }
type ReviewPanelsProps = {
	statement: StatementView
	gaps: { from: string; to: string; balance: string }[]
	proposed: Group
	ambiguous: Group
	unmatched: Group
	confirmed: Group
	ignored: Group
	canOpenOrders: boolean
	answer:
		| {
				rejected: RejectedForm | null
				done: string[]
				skipped: { order: string; reason: string }[]
		  }
		| undefined
}

/** The incoming payments of a statement: proposals first, then lines to check. */
export function ReviewPanels(props: ReviewPanelsProps) {
	const { proposed, ambiguous, unmatched, confirmed, ignored, answer } = props
	const { t } = useTranslation('statements')
	const title = (
		key: 'proposed' | 'ambiguous' | 'unmatched' | 'confirmed' | 'ignored',
		{ count }: Group,
	) => t(`group.${key}`, { count })
	const isEmpty = proposed.count + ambiguous.count + unmatched.count === 0
	return (
		<PostForm className="grid gap-4">
			{answer?.rejected ? <FormErrors rejected={answer.rejected} ns="statements" /> : null}
			<Result answer={answer} />
			<Gaps gaps={props.gaps} />
			{proposed.count > 0 ? (
				<Panel id="proposed" title={title('proposed', proposed)}>
					<Proposals lines={proposed.lines} canOpen={props.canOpenOrders} />
				</Panel>
			) : null}
			{isEmpty ? <EmptyState title={t('group.none')}>{t('group.noneText')}</EmptyState> : null}
			{ambiguous.count > 0 ? (
				<Panel id="ambiguous" title={title('ambiguous', ambiguous)}>
					<ul className="divide-y divide-line">
						{ambiguous.lines.map((line) => (
							<LineRow key={line.id} line={line}>
								<CheckLine line={line} />
							</LineRow>
						))}
					</ul>
				</Panel>
			) : null}
			{unmatched.count > 0 ? (
				<Panel id="unmatched" title={title('unmatched', unmatched)}>
					<UnmatchedLines lines={unmatched.lines} rejected={answer?.rejected ?? undefined} />
				</Panel>
			) : null}
			{confirmed.count + ignored.count > 0 ? (
				<Panel id="settled" title={t('group.settled')}>
					<SettledLines confirmed={confirmed} ignored={ignored} canOpen={props.canOpenOrders} />
				</Panel>
			) : null}
			<Panel id="facts" title={t('facts.title')}>
				<StatementFacts statement={props.statement} />
			</Panel>
		</PostForm>
	)
}

/** The result of a confirmation. */
function Result({ answer }: Pick<ReviewPanelsProps, 'answer'>) {
	const { t } = useTranslation('statements')
	if (!answer || answer.skipped.length === 0) return null
	const { done, skipped } = answer
	return (
		<Alert tone="warning" role="alert" title={t('review.skipped', { count: skipped.length })}>
			{done.length > 0 ? (
				<p>
					{t('review.confirmed', { count: done.length })} {done.join(', ')}
				</p>
			) : null}
			<ul>
				{skipped.map(({ order, reason }) => (
					<li key={order}>
						<b>{order}</b>: {reason}
					</li>
				))}
			</ul>
		</Alert>
	)
}

function Gaps({ gaps }: Pick<ReviewPanelsProps, 'gaps'>) {
	const { t } = useTranslation('statements')
	if (gaps.length === 0) return null
	return (
		<Alert tone="warning" title={t('gap.title')}>
			<ul>
				{gaps.map((gap) => (
					<li key={gap.to + gap.balance}>{t('gap.one', gap)}</li>
				))}
			</ul>
			<p>{t('gap.text')}</p>
		</Alert>
	)
}
