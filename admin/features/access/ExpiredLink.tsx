import { useTranslation } from '#admin/i18n/use-translation.ts'
import { TextLink } from '#web/ui/TextLink.tsx'

/** The page of a mailed link that was used or has expired. */
export function ExpiredLink({
	text,
	next,
}: {
	text: string
	next: { href: string; label: string }
}) {
	const { t } = useTranslation('access')
	return (
		<>
			<h1>{t('link.used')}</h1>
			<p className="mt-1 mb-4 text-mute">{text}</p>
			<TextLink href={next.href} touch="block">
				{next.label}
			</TextLink>
		</>
	)
}
