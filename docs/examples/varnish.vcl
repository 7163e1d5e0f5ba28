# Varnish 6 or 7 as the cache in front of one storefront. TLS ends before it (Hitch, a load balancer), and nobody else reaches it.
#
# Settings of the storefront: TRUSTED_PROXIES=127.0.0.1 (and the address of what ends TLS)
# ETALASE_SCHEME_HEADER=x-forwarded-proto

vcl 4.1;

backend storefront {
	.host = "127.0.0.1";
	.port = "3000";
}

sub vcl_recv {
	# Set here, whatever the visitor sent. Varnish adds the sender to X-Forwarded-For by itself.
	set req.http.X-Forwarded-Proto = "https";
	unset req.http.X-Forwarded-Host;
	unset req.http.Forwarded;
	unset req.http.X-Correlation-Id;
	# What follows is Varnish's own: Host and address are the key, a request with a cookie goes past the cache.
}

sub vcl_deliver {
	if (obj.hits > 0) {
		set resp.http.X-Cache = "HIT";
	} else {
		set resp.http.X-Cache = "MISS";
	}
}
