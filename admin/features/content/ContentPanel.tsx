import { Panel } from '#admin/ui/Panel.tsx'
import { ContentForm, type ContentFormProps } from './ContentForm.tsx'
import { PreviewPanel } from './PreviewPanel.tsx'
import type { RejectedContent } from './read-content-form.server.ts'

type ContentPanelProps = Omit<ContentFormProps, 'rejected' | 'hasPreview'> & {
	id: string
	title: string
	rejected: RejectedContent | undefined
}

/** A panel with a content form, below the preview if one was requested. */
export function ContentPanel({ id, title, rejected, ...form }: ContentPanelProps) {
	return (
		<>
			{rejected?.preview ? <PreviewPanel texts={rejected.preview} /> : null}
			<Panel id={id} title={title}>
				<ContentForm {...form} rejected={rejected} />
			</Panel>
		</>
	)
}
