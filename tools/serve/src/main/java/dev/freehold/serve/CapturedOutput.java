// SPDX-License-Identifier: Apache-2.0
package dev.freehold.serve;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** What a request prints, up to a limit. Once it has been taken, nobody can add to it: not even work that goes on although it was to stop. */
public final class CapturedOutput extends OutputStream {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final int limit;
  private boolean taken;

  /** @param limit how many bytes there may be */
  public CapturedOutput(int limit) {
    this.limit = limit;
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public synchronized void write(byte[] from, int offset, int length) throws IOException {
    if (taken) throw new IOException("the request is over");
    if (length > limit - bytes.size()) throw new IOException("more than " + limit + " bytes");
    bytes.write(from, offset, length);
  }

  /** Ends printing; returns what was printed, and a message behind it. */
  public synchronized byte[] take(String message) {
    taken = true;
    bytes.writeBytes(message.getBytes(StandardCharsets.UTF_8));
    return bytes.toByteArray();
  }
}
