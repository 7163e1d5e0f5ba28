import { useTranslation } from '#app/i18n/use-translation.ts'
import { IconLink } from '#web/ui/IconTarget.tsx'

/** WhatsApp chat beside the search field and beside the buttons of a phone's bar, where it covers nothing. */
export function ChatLink({ href, className }: { href: string | null; className?: string }) {
	const { t } = useTranslation('frame')
	if (href === null) return null
	return <IconLink icon="chat" label={t('whatsapp')} href={href} className={className} />
}
