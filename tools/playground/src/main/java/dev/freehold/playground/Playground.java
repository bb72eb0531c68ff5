// SPDX-License-Identifier: Apache-2.0
package dev.freehold.playground;

import dev.freehold.pass.PassRegistry;
import dev.freehold.serve.http.Endpoint;
import dev.freehold.serve.http.Page;
import dev.freehold.web.WebPage;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** What a server of the playground has. */
public final class Playground {
  private static final WebPage PAGE = new WebPage("playground");

  private Playground() {}

  /** The page, its scripts and styles, and the data that are the same for everyone: by their paths. */
  public static Map<String, Page> pages() {
    return Map.of(
        "/", Page.html(new String(resource("playground.html"), StandardCharsets.UTF_8)),
        "/favicon.svg", new Page("image/svg+xml", resource("favicon.svg")),
        "/playground.js", page("text/javascript", PAGE.script()),
        "/playground.css", page("text/css", PAGE.style()),
        "/passes.json", page("application/json", PassesJson.of(PassRegistry.load())),
        "/examples.json", page("application/json", ExamplesJson.text()));
  }

  /** What the page asks for, by names. */
  public static Map<String, Endpoint> endpoints() {
    return Map.of("report", new ReportEndpoint(), "run", new RunEndpoint());
  }

  private static Page page(String type, String text) {
    return new Page(type + "; charset=utf-8", text.getBytes(StandardCharsets.UTF_8));
  }

  /** A file beside this class. */
  static byte[] resource(String name) {
    try (InputStream in = Playground.class.getResourceAsStream(name)) {
      if (in == null) throw new IllegalStateException(name + " is missing");
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
