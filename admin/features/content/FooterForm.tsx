import { useTranslation } from '#admin/i18n/use-translation.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { ContentFields } from './ContentFields.tsx'

export type FooterTask = {
	act: 'addColumn' | 'saveColumn' | 'addLink' | 'saveLink' | 'remove'
	/** Empty for a new column. */
	place: string
	/** Name of the column or link to change or remove, or of the column to add a link to. */
	name: string
	saved: Record<string, string>
}

type FooterFormProps = { task: FooterTask; version: string; rejected: RejectedForm | undefined }

export const footerFormId = 'footer'

/** Adds, changes or (after a confirmation) removes a column or a link of the footer. */
export function FooterForm({ task, version, rejected }: FooterFormProps) {
	const { t } = useTranslation('content')
	const { act, place, name, saved } = task
	const isLink = act === 'addLink' || act === 'saveLink'
	return (
		<PostForm id={footerFormId} className="grid gap-4">
			<FormErrors rejected={rejected} ns="content" />
			<input type="hidden" name="place" value={place} />
			<input type="hidden" name="version" value={version} />
			{act === 'remove' ? (
				<p className="wrap-anywhere">
					{t(place.includes('.') ? 'footer.removeLinkText' : 'footer.removeColumnText', { name })}
				</p>
			) : (
				<ContentFields
					fields={[
						{ name: 'labelId', maxLength: 60, required: true, wide: true },
						{ name: 'labelEn', maxLength: 60, wide: true },
						...(isLink
							? [{ name: 'target', maxLength: 400, required: true, hasHelp: true, wide: true }]
							: []),
					]}
					saved={saved}
					rejected={rejected}
				/>
			)}
			<div className="flex flex-wrap gap-2">
				<Button variant={act === 'remove' ? 'danger' : 'primary'} name="act" value={act}>
					{t(`footer.act.${act}`)}
				</Button>
				{act === 'addColumn' ? null : (
					<ButtonLink href="/content/footer">{t('footer.cancel')}</ButtonLink>
				)}
			</div>
		</PostForm>
	)
}
