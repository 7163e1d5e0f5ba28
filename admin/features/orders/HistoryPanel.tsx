import { messageText } from '#web/i18n/text-keys.ts'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { Timeline } from '#web/ui/Timeline.tsx'
import type { OrderView } from './order-view.ts'

type HistoryProps = {
	order: OrderView
	canNote: boolean
	rejected: RejectedForm | undefined
}

/** The events and staff notes of an order, newest first, with a form for a note. */
export function HistoryPanel({ order, canNote, rejected }: HistoryProps) {
	const { t } = useTranslation('orders')
	const { cancellation } = order
	const latest = order.history.findIndex(({ status }) => status !== null)
	const entries = order.history.map(({ status, by, note, correction, at }, index) => {
		const state = index === latest ? ('current' as const) : ('done' as const)
		if (note) {
			const title = <span className="break-words whitespace-pre-line">{note.text}</span>
			return { title, detail: t('notes.by', { who: note.madeBy, at }), state }
		}
		if (correction) {
			const { field, before, after, reason, madeBy } = correction
			const who = madeBy ?? t('correct.buyer')
			const text = [t('correct.change', { before, after }), reason, t('notes.by', { who, at })]
			return {
				title: t(`correct.fields.${field}`),
				detail: (
					<span className="break-words whitespace-pre-line">
						{text.filter((line) => line !== '').join('\n')}
					</span>
				),
				state,
			}
		}
		if (status !== 'CANCEL' || !cancellation) {
			const who = by?.name ?? t(`actor.${by?.actor ?? 'system'}`)
			return { title: t(`status.${status}`), detail: t('notes.by', { who, at }), state }
		}
		const reason = t(`cancel.reasons.${cancellation.reason}`)
		const title = `${t('status.CANCEL')}: ${reason}`
		const line = t('notes.by', { who: cancellation.madeBy, at })
		const detail = (
			<span className="break-words whitespace-pre-line">
				{cancellation.note === '' ? line : `${cancellation.note}\n${line}`}
			</span>
		)
		return { title, detail, state }
	})
	return (
		<Panel id="history" title={t('history')}>
			{canNote ? <NoteForm rejected={rejected} /> : null}
			<div className="text-14">
				<Timeline entries={entries} />
			</div>
		</Panel>
	)
}

function NoteForm({ rejected }: Pick<HistoryProps, 'rejected'>) {
	const { t } = useTranslation('orders')
	const error = rejected?.errors.text
	return (
		<PostForm className="mb-5 grid gap-2">
			<TextArea
				id="text"
				name="text"
				rows={2}
				maxLength={1000}
				label={t('notes.label')}
				help={t('notes.help')}
				defaultValue={rejected?.values.text}
				errors={error ? [messageText(t, error)] : []}
				required
			/>
			<div>
				<Button size="small" name="act" value="note">
					{t('notes.submit')}
				</Button>
			</div>
		</PostForm>
	)
}
