// SPDX-License-Identifier: Apache-2.0
package dev.freehold.serve;

import org.jspecify.annotations.Nullable;

/** What was sent is no request; the message is for whoever sent it. */
public final class MalformedRequest extends Exception {
  private static final long serialVersionUID = 1;

  private final String reason;

  public MalformedRequest(@Nullable String reason) {
    super("freehold: malformed request: " + reason);
    this.reason = String.valueOf(reason);
  }

  /** What is wrong, for those who know already that it is about their request. */
  public String reason() {
    return reason;
  }
}
