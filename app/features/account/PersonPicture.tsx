import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Icon } from '#web/ui/Icon.tsx'

type PersonPictureProps = { pictureId: string | null; alt: string }

/** The customer's round profile picture, or an icon. */
export function PersonPicture({ pictureId, alt }: PersonPictureProps) {
	const path = usePath()
	if (pictureId === null) {
		return (
			<span className="grid size-20 flex-none place-items-center rounded-full bg-tint text-link">
				<Icon name="user" size="large" />
			</span>
		)
	}
	return (
		<img
			className="size-20 flex-none rounded-full bg-tint object-cover"
			src={path(paths.profile.pictureFile(pictureId))}
			alt={alt}
			width={80}
			height={80}
		/>
	)
}
