import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { PictureFrame } from '#web/ui/PictureFrame.tsx'

/** The list of a combobox: overlays the page below its field, with the same width. */
export function ListBox(props: Omit<ComponentPropsWithoutRef<'ul'>, 'role' | 'className'>) {
	return (
		<ul
			{...props}
			role="listbox"
			className="absolute inset-x-0 top-[calc(100%-4px)] z-6 max-h-[min(70dvh,520px)] overflow-auto overscroll-contain rounded-card bg-raised p-2 shadow-overlay lg:top-[calc(100%+8px)]"
		/>
	)
}

type ListBoxOptionProps = Omit<ComponentPropsWithoutRef<'li'>, 'role' | 'className'> & {
	/** A small picture or an icon. */
	picture: ReactNode
	/** At the end of the row. */
	detail?: ReactNode
}

/** An option; `aria-selected` marks the one that Enter selects. */
export function ListBoxOption({ picture, children, detail, ...props }: ListBoxOptionProps) {
	return (
		<li
			{...props}
			role="option"
			className="grid min-h-12 cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 rounded-control px-2 py-1 text-14 outline-link hover:bg-sunk aria-selected:bg-sunk aria-selected:outline-2 aria-selected:-outline-offset-2"
		>
			<PictureFrame size="icon">{picture}</PictureFrame>
			<span>{children}</span>
			{detail ? <b className="whitespace-nowrap tabular-nums">{detail}</b> : null}
		</li>
	)
}
