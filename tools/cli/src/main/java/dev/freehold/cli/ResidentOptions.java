// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import dev.freehold.opt.options.Option;
import dev.freehold.opt.options.OptionValues;
import dev.freehold.opt.options.ParsedArguments;
import dev.freehold.serve.RequestLimits;
import dev.freehold.serve.http.HttpLimits;
import java.time.Duration;

/** Options of the commands that serve requests: what one of these may take. */
final class ResidentOptions {
  /** What a program takes in memory is about twenty times its text; half as much again for the others that run beside it. */
  private static final long HEAP_PER_INPUT = 32;
  private static final int LONGEST_ARRAY = Integer.MAX_VALUE - 8;
  private static final int HTTP_WAITING = 64;
  private static final Duration HTTP_TIME = Duration.ofSeconds(10);
  private static final int HTTP_BODY = 1 << 20;
  private static final int HTTP_RESULT = 1 << 24;

  static final Option<Duration> REQUEST_TIMEOUT =
      Option.of("request-timeout", "SECONDS", OptionValues::seconds, "time limit of each request").withDefault(Duration.ofMinutes(10))
          .withDefaultText("600; over HTTP 10");
  static final Option<Long> MAX_SIZE =
      Option.of("max-size", "SIZE", OptionValues::bytes, "largest input and largest output of a request, such as 64M").withDefaultText(
          "1/" + HEAP_PER_INPUT + " of the heap; over HTTP, at most 1M and 16M");
  static final Option<Integer> JOBS =
      Option.of("jobs", "N", OptionValues::positiveInt, "number of requests processed in parallel").withDefaultText("number of processors");

  private ResidentOptions() {}

  static RequestLimits limits(ParsedArguments arguments) {
    long size = arguments.get(MAX_SIZE, Runtime.getRuntime().maxMemory() / HEAP_PER_INPUT);
    return new RequestLimits(
        arguments.get(JOBS, Runtime.getRuntime().availableProcessors()),
        arguments.get(REQUEST_TIMEOUT),
        (int) Math.min(size, LONGEST_ARRAY));
  }

  /** Those of requests over HTTP: somebody waits before a page, and those who are not known get less. */
  static HttpLimits httpLimits(ParsedArguments arguments) {
    int size = limits(arguments).bytes();
    boolean isGiven = arguments.isGiven(MAX_SIZE);
    return new HttpLimits(HTTP_WAITING, arguments.get(REQUEST_TIMEOUT, HTTP_TIME), isGiven ? size : Math.min(size, HTTP_BODY),
        isGiven ? size : Math.min(size, HTTP_RESULT));
  }
}
