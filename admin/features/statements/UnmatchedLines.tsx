import { useTranslation } from '#admin/i18n/use-translation.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { CheckLine } from './CheckLine.tsx'
import { LineRow } from './LineRow.tsx'
import type { LineView } from './statement-view.ts'

type UnmatchedLinesProps = { lines: LineView[]; rejected: RejectedForm | undefined }

/** Lines without a matching order: to search for an order, or to ignore with a note. */
export function UnmatchedLines({ lines, rejected }: UnmatchedLinesProps) {
	const { t } = useTranslation(['statements', 'common'])
	const errorsOf = fieldErrors(rejected, t)
	return (
		<div className="grid gap-4">
			<ul className="divide-y divide-line">
				{lines.map((line) => (
					<LineRow
						key={line.id}
						line={line}
						checkbox={{
							name: 'line',
							value: line.id,
							isChosen: false,
							label: t('review.ignoreOne', { amount: line.amount, booked: line.booked }),
						}}
					>
						<CheckLine line={line} />
					</LineRow>
				))}
			</ul>
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
						{t('review.ignore')}
					</Button>
				</div>
			</div>
		</div>
	)
}
