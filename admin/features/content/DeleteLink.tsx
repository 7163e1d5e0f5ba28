import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'

/** Links to the page that confirms a deletion. */
export function DeleteLink({ href, text }: { href: string; text: string }) {
	const { t } = useTranslation('content')
	return (
		<Panel id="delete" title={t('delete.title')}>
			<p className="mb-3 text-14 text-mute">{text}</p>
			<ButtonLink href={href} variant="danger">
				{t('delete.go')}
			</ButtonLink>
		</Panel>
	)
}
