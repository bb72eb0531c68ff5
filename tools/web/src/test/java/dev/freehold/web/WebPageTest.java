// SPDX-License-Identifier: Apache-2.0
package dev.freehold.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

final class WebPageTest {
  private static final WebPage PAGE = new WebPage("report");

  @BeforeAll
  static void needPages() {
    NodeTests.assumePages();
  }

  @Test
  void dataEndNoElement() {
    assertEquals("{\"text\":\"\\u003c/script\\u003e\\u003c!--\\u0026amp;\"}", WebPage.embeddable("{\"text\":\"</script><!--&amp;\"}"));
  }

  @Test
  void hostileDataAndTitleAddNoElements() {
    String hostile = "</script></title></style><!--<script>alert(1)</script>--><img src=x onerror=alert(2)>";
    String harmless = PAGE.selfContained("x", "{\"text\":\"x\"}");
    String page = PAGE.selfContained(hostile, "{\"text\":\"" + hostile + "\"}");
    assertEquals(count(harmless, "<"), count(page, "<"));
  }

  /** Both would end the elements that they are in, or what is left of the page. */
  @Test
  void scriptAndStyleDoNotEndTheirElements() {
    assertFalse(PAGE.script().toLowerCase(Locale.ROOT).contains("</script"));
    assertFalse(PAGE.script().contains("<!--"));
    assertFalse(PAGE.style().toLowerCase(Locale.ROOT).contains("</style"));
  }

  @Test
  void nothingIsLoaded() {
    assertTrue(PAGE.selfContained("x", "{}").contains("default-src 'none'"));
    assertFalse(PAGE.style().contains("url(http"));
    assertFalse(PAGE.style().contains("@import"));
  }

  @Test
  void licencesOfLibrariesGoWithTheScript() {
    assertTrue(PAGE.script().contains("@codemirror/view"));
    assertTrue(PAGE.script().contains("Permission is hereby granted"));
  }

  private static long count(String text, String part) {
    return (text.length() - text.replace(part, "").length()) / part.length();
  }
}
