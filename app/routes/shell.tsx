import { Outlet } from '@remix-run/react'

/** Mounts every page once, at / and at /en. */
export default function Shell() {
	return <Outlet />
}
