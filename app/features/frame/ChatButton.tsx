import { useTranslation } from 'react-i18next'
import { Icon } from '#app/ui/Icon.tsx'

/** WhatsApp button on wide pages; a phone has the link in the menu and the footer. */
export function ChatButton({ href }: { href: string | null }) {
	const { t } = useTranslation('frame')
	if (href === null) return null
	return (
		<aside aria-label={t('whatsapp')} className="print:hidden">
			<a
				href={href}
				rel="noopener"
				className="fixed right-6 bottom-6 z-4 hidden min-h-12 items-center gap-2 rounded-full bg-raised px-5 text-14 font-semibold shadow-overlay lg:inline-flex"
			>
				<Icon name="chat" size="large" />
				{t('whatsapp')}
			</a>
		</aside>
	)
}
