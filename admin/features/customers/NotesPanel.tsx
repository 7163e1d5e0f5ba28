import { useTranslation } from '#admin/i18n/use-translation.ts'
import { MAX_NOTE_LENGTH } from '#contract/customer.ts'
import { formFields } from '#admin/http/field-errors.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import type { CustomerView } from './customer-view.ts'
import type { CustomerForm } from './customer.form.ts'

/** The page's one form: the reason of a block belongs to it, too, so that no button loses typed text. */
export const noteFormId = 'customer-form'

type NotesPanelProps = { customer: CustomerView; rejected: RejectedForm | undefined }

/** Staff notes about a customer, newest first, and the form for another one. */
export function NotesPanel({ customer, rejected }: NotesPanelProps) {
	const { t } = useTranslation(['customers', 'common'])
	const field = formFields<typeof CustomerForm>(rejected, t)
	return (
		<Panel id="notes" title={t('notes')}>
			<PostForm id={noteFormId} className="grid gap-3">
				<FormErrors rejected={rejected} ns="customers" />
				<TextArea
					{...field('note')}
					label={t('note')}
					help={t('noteHelp')}
					maxLength={MAX_NOTE_LENGTH}
					required
				/>
				<div>
					<Button name="act" value="note">
						{t('saveNote')}
					</Button>
				</div>
			</PostForm>
			{customer.notes.length === 0 ? null : (
				<ul className="mt-4 divide-y divide-line border-t border-line text-14">
					{customer.notes.map(({ id, kind, text, by, at }) => (
						<li key={id} className="py-3">
							{kind === 'NOTE' ? null : <b>{t(`noteKind.${kind}`)}: </b>}
							<span className="wrap-anywhere whitespace-pre-line">{text}</span>
							<span className="block text-mute">
								{by} · {at}
							</span>
						</li>
					))}
				</ul>
			)}
		</Panel>
	)
}
