// SPDX-License-Identifier: Apache-2.0
package dev.freehold.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs what tests TypeScript and pages: commands on Node.js, in {@code tools/web}. */
public final class NodeTests {
  private static final Path WEB = Path.of("../web");

  private NodeTests() {}

  /** Skips a test that needs the pages if the build has left them out. */
  public static void assumePages() {
    assumeTrue(WebPage.areBuilt(), WebPage.MISSING);
  }

  /** Runs a command, which must end with 0; what it prints is the message otherwise. Skips if the build had no Node.js. */
  static void run(String... command) throws IOException, InterruptedException {
    assumePages();
    Process process = new ProcessBuilder(command).directory(WEB.toFile()).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), output);
  }

  /** Whether Node.js is new enough for the library that drives browsers. */
  private static boolean drivesBrowsers() throws IOException, InterruptedException {
    Process process = new ProcessBuilder("node", "--eval", "process.exit(Number(process.versions.node.split('.')[0]) >= 20 ? 0 : 1)").start();
    return process.waitFor() == 0;
  }

  /**
   * Runs a test of {@code src/test/typescript/browser} in Chromium; skips where there is none.
   *
   * @param arguments what the test gets, paths of pages for instance
   */
  public static void inBrowser(String test, String... arguments) throws IOException, InterruptedException {
    assumePages();
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/chromium")),
        "no /usr/bin/chromium (apt-get install chromium): pages are not tested in a browser");
    assumeTrue(drivesBrowsers(), "Node.js is older than version 20: pages are not tested in a browser");
    List<String> command = new ArrayList<>(List.of("node", "test.mjs", "browser/" + test));
    command.addAll(List.of(arguments));
    run(command.toArray(String[]::new));
  }
}
