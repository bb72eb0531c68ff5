// SPDX-License-Identifier: Apache-2.0
package dev.freehold.serve.http;

import com.sun.net.httpserver.Headers;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the pages of other sites, which a browser of the same machine may show, from using the server. A browser says in {@code Host} what name its user
 * has gone to, and in {@code Origin} which page asks.
 */
final class SameOrigin {
  private static final Set<String> LOCAL = Set.of("localhost", "127.0.0.1", "[::1]");

  /** The names that this server has; null if it cannot know. */
  private final @Nullable Set<String> names;

  private SameOrigin(@Nullable Set<String> names) {
    this.names = names;
  }

  /**
   * What holds of a server at an address. One that is for this machine only has no other names than these: somebody else's name that leads here is an
   * attack (DNS rebinding). One that others can reach may have any.
   */
  static SameOrigin of(InetSocketAddress address) {
    InetAddress host = address.getAddress();
    return new SameOrigin(host.isLoopbackAddress() ? LOCAL : null);
  }

  void check(Headers headers) throws Refusal {
    List<String> hosts = headers.getOrDefault("Host", List.of());
    if (hosts.size() != 1) throw new Refusal(400, "a request needs one header 'Host'");
    String host = hosts.getFirst().toLowerCase(Locale.ROOT);
    if (names != null && !names.contains(withoutPort(host)))
      throw new Refusal(403, "this server is for this machine only, and not known as '" + host + "'");
    for (String origin : headers.getOrDefault("Origin", List.of())) {
      String page = origin.toLowerCase(Locale.ROOT);
      if (!page.equals("http://" + host) && !page.equals("https://" + host)) throw new Refusal(403, "pages of other sites may not use this server");
    }
  }

  private static String withoutPort(String host) {
    int colon = host.lastIndexOf(':');
    return colon > host.lastIndexOf(']') ? host.substring(0, colon) : host;
  }
}
