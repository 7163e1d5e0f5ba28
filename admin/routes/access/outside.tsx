import { Outlet } from '@remix-run/react'
import { OutsideFrame } from '#admin/ui/OutsideFrame.tsx'

export default function Outside() {
	return (
		<OutsideFrame>
			<Outlet />
		</OutsideFrame>
	)
}
