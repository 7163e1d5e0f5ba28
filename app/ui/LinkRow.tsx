import { Anchor } from '#web/ui/Anchor.tsx'
import { Icon, type IconName } from '#web/ui/Icon.tsx'

/** A link that takes a whole row in a list of links. */
export function LinkRow({ icon, href, label }: { icon: IconName; href: string; label: string }) {
	return (
		<Anchor
			href={href}
			className="group flex min-h-13 items-center gap-3 border-b border-line text-mute"
		>
			<Icon name={icon} />
			<span className="flex-1 text-ink group-hover:text-link">{label}</span>
			<Icon name="right" />
		</Anchor>
	)
}
