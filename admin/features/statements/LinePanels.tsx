import { useTranslation } from '#admin/i18n/use-translation.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { lineFormId, type OrderChoice, OrderChoices } from './OrderChoices.tsx'
import { OrderOf } from './Proposals.tsx'
import type { LineView } from './statement-view.ts'

type LinePanelsProps = {
	line: LineView
	search: string
	/** Null before the first search. */
	found: OrderChoice[] | null
	canOpenOrders: boolean
	rejected: RejectedForm | undefined
}

/** A line of a statement: its details, the orders that it can be booked for, and the form to ignore it. */
export function LinePanels({ line, search, found, canOpenOrders, rejected }: LinePanelsProps) {
	const { t } = useTranslation('statements')
	const orders = line.candidates.map(({ number }) => number).join(', ')
	return (
		<div className="grid gap-4">
			<FormErrors rejected={rejected} ns="statements" />
			<Panel id="line" title={t(`state.${line.state}`)}>
				<div className="grid gap-2 text-14">
					<p className="wrap-anywhere">{line.text}</p>
					{line.doubt ? (
						<Alert tone="warning" title={t(`doubt.${line.doubt}`, { orders })} />
					) : null}
					{line.note ? <p>{line.note}</p> : null}
					{line.state === 'CONFIRMED' ? (
						<p>
							<OrderOf number={line.order ?? ''} canOpen={canOpenOrders} /> · {line.by}
						</p>
					) : null}
				</div>
			</Panel>
			{line.state === 'CONFIRMED' ? null : (
				<>
					<OrdersPanel line={line} search={search} found={found} canOpenOrders={canOpenOrders} />
					<PostForm id={lineFormId}>
						{line.state === 'IGNORED' ? null : <IgnorePanel rejected={rejected} />}
					</PostForm>
				</>
			)}
		</div>
	)
}

function OrdersPanel({ line, search, found, canOpenOrders }: Omit<LinePanelsProps, 'rejected'>) {
	const { t } = useTranslation('statements')
	return (
		<Panel id="orders" title={t('line.orders')}>
			{line.candidates.length > 0 ? (
				<OrderChoices
					choices={line.candidates.map((candidate) => ({ ...candidate, total: line.amount }))}
					canOpen={canOpenOrders}
				/>
			) : (
				<p className="text-14 text-mute">{t('line.noCandidate')}</p>
			)}
			<form method="get" className="mt-4 grid max-w-120 gap-3">
				<TextField
					id="order"
					name="order"
					maxLength={100}
					autoComplete="off"
					label={t('line.search')}
					help={t('line.searchHelp')}
					defaultValue={search}
				/>
				<div>
					<Button>{t('line.find')}</Button>
				</div>
			</form>
			{found ? <Found found={found} canOpenOrders={canOpenOrders} /> : null}
		</Panel>
	)
}

function IgnorePanel({ rejected }: Pick<LinePanelsProps, 'rejected'>) {
	const { t } = useTranslation(['statements', 'common'])
	const errorsOf = fieldErrors(rejected, t)
	return (
		<Panel id="ignore" title={t('line.ignore')}>
			<div className="grid max-w-120 gap-3">
				<TextField
					id="note"
					name="note"
					maxLength={200}
					autoComplete="off"
					label={t('review.note')}
					help={t('review.noteHelp')}
					defaultValue={rejected?.values.note}
					errors={errorsOf('note')}
				/>
				<div>
					<Button name="act" value="dismiss">
						{t('line.ignoreIt')}
					</Button>
				</div>
			</div>
		</Panel>
	)
}

function Found({ found, canOpenOrders }: { found: OrderChoice[]; canOpenOrders: boolean }) {
	const { t } = useTranslation('statements')
	if (found.length === 0) return <p className="mt-4 text-mute">{t('line.notFound')}</p>
	return (
		<div className="mt-4">
			<OrderChoices choices={found} canOpen={canOpenOrders} />
		</div>
	)
}
