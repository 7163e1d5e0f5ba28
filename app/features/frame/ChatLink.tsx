import { useTranslation } from '#app/i18n/use-translation.ts'
import { IconLink } from '#web/ui/IconTarget.tsx'

/** WhatsApp chat beside the search field and beside the buttons of a phone's bar, where it covers nothing. */
export function ChatLink({ href }: { href: string | null }) {
	const { t } = useTranslation('frame')
	return href === null ? null : <IconLink icon="chat" label={t('whatsapp')} href={href} />
}
