import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'

/** A payment link as it was just made: it is not stored, so that it is shown once. */
export type ShownLink = { url: string; ends: string; whatsApp: string }

/** A link to select and copy, or to send to its buyer. */
export function LinkBox({ link }: { link: ShownLink }) {
	const { t } = useTranslation('drafts')
	return (
		<Panel id="link" title={t('link.title')}>
			<div className="grid gap-3" role="status">
				<p className="text-14 text-mute">{t('link.text', { at: link.ends })}</p>
				<TextField
					id="payment-link"
					label={t('link.label')}
					defaultValue={link.url}
					readOnly
					autoComplete="off"
				/>
				<div>
					<ButtonLink size="small" href={link.whatsApp} reload>
						{t('link.send')}
					</ButtonLink>
				</div>
			</div>
		</Panel>
	)
}
