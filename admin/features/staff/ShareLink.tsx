import { useTranslation } from '#admin/i18n/use-translation.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'

type ShareLinkProps = {
	id: string
	link: string
	/** Label of the field. */
	label: string
	/** The message for WhatsApp, without the link. */
	message: string
}

/** A link to select and copy, or to send by WhatsApp. */
export function ShareLink({ id, link, label, message }: ShareLinkProps) {
	const { t } = useTranslation('staff')
	const text = encodeURIComponent(`${message} ${link}`)
	return (
		<div className="grid gap-2">
			<TextField id={id} label={label} defaultValue={link} readOnly autoComplete="off" />
			<div>
				<ButtonLink size="small" href={`https://wa.me/?text=${text}`} reload>
					{t('shareWhatsApp')}
				</ButtonLink>
			</div>
		</div>
	)
}
