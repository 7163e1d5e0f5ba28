import type { ReactNode } from 'react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { TabbedHead } from '#admin/ui/TabbedHead.tsx'

/** The head of the content pages, with their tabs. */
export function ContentHead({ current, actions }: { current: ContentTab; actions?: ReactNode }) {
	const { t } = useTranslation(['content', 'common'])
	return (
		<TabbedHead
			title={t('common:nav.content')}
			actions={actions}
			label={t('common:nav.content')}
			tabs={contentTabs.map(({ key, href }) => ({ key, href, label: t(`tab.${key}`) }))}
			current={current}
		/>
	)
}

/** The tabs of the content pages. */
const contentTabs = [
	{ key: 'home', href: '/content/home' },
	{ key: 'banners', href: '/content/banners' },
	{ key: 'pages', href: '/content/pages' },
	{ key: 'articles', href: '/content/articles' },
	{ key: 'popup', href: '/content/popup' },
	{ key: 'footer', href: '/content/footer' },
	{ key: 'redirects', href: '/content/redirects' },
] as const

type ContentTab = (typeof contentTabs)[number]['key']
