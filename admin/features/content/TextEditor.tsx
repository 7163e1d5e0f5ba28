import { useTranslation } from '#admin/i18n/use-translation.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import type { ContentField } from './ContentFields.tsx'
import { ContentPanel } from './ContentPanel.tsx'
import type { RejectedContent } from './read-content-form.server.ts'
import { ShownBadge } from './ShownBadge.tsx'
import { ShownPanel } from './ShownPanel.tsx'
import type { ShownState } from './shown-state.ts'

const kinds = {
	articles: { list: 'articles', shopPath: '/article', panelTitle: 'article.one' },
	informations: { list: 'pages', shopPath: '/information', panelTitle: 'page.text' },
} as const

type TextEditorProps = {
	kind: keyof typeof kinds
	text: {
		slug: string
		name: string
		saved: Record<string, string>
		version: string
		isOn: boolean
		state: ShownState
	}
	fields: ContentField[]
	rejected: RejectedContent | undefined
}

/** The page of a saved article or information page. */
export function TextEditor({ kind, text, fields, rejected }: TextEditorProps) {
	const { list, shopPath, panelTitle } = kinds[kind]
	const { slug, name, saved, version, isOn, state } = text
	const { t } = useTranslation('content')
	return (
		<>
			<PageHead
				title={name}
				back={{ href: `/content/${list}`, label: t(`tab.${list}`) }}
				state={<ShownBadge {...state} />}
			>
				<span className="text-14 wrap-anywhere text-mute">
					{shopPath}/{slug}
				</span>
			</PageHead>
			<div className="grid gap-4">
				<ContentPanel
					id="text"
					title={t(panelTitle)}
					fields={fields}
					saved={saved}
					version={version}
					rejected={rejected}
					submit={t('save')}
				/>
				<ShownPanel isOn={isOn} deleteHref={`/content/${kind}/${slug}/delete`} />
			</div>
		</>
	)
}
